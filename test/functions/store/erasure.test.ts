import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { accountStore } from '../../../functions/store/accounts.ts'
import { chatQuotaStore } from '../../../functions/store/chatQuotas.ts'
import { chatStore } from '../../../functions/store/chats.ts'
import { deletionStore } from '../../../functions/store/deletions.ts'
import { disputeRow, disputeStore } from '../../../functions/store/disputes.ts'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { keys } from '../../../functions/store/keys.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import { verificationStore } from '../../../functions/store/verification.ts'
import { DAY, MINUTE } from '../../../shared/domain/time.ts'
import { aDispute } from '../../makers/aDispute.ts'
import { aMail } from '../../makers/aMail.ts'
import { anAccount } from '../../makers/anAccount.ts'
import { anExchange } from '../../makers/anExchange.ts'
import { aSession } from '../../makers/aSession.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()

const open = (accountId: string) => sessionStore(table()).open(aSession({ accountId }))
const send = (accountId: string, tokenHash: string) =>
  verificationStore(table()).keepLink(tokenHash, {
    purpose: 'verify',
    accountId,
    fingerprint: 'fingerprint',
    expiresAt: later(DAY),
  })
const partitions = async () => {
  const { Items = [] } = await table().client.send(new ScanCommand({ TableName: table().name }))
  return Items.map(({ pk }) => String(pk).split('#')[0])
}

test('erasing the content of an account deletes its sessions and links, and leaves those of others', async () => {
  await Promise.all([open('usr_jane'), open('usr_jane'), open('usr_john')])
  await Promise.all([send('usr_jane', 'one'), send('usr_jane', 'two'), send('usr_john', 'three')])

  await erasureStore(table()).eraseContent('usr_jane')

  expect((await partitions()).sort()).toEqual(['LINK', 'SESSION', 'USER', 'USER'])
  expect(await sessionStore(table()).listOf('usr_john')).toHaveLength(1)
  expect(await verificationStore(table()).findLink('three')).toBeDefined()
})

test('erasing what was made in an account takes its chat along, and the count of its questions', async () => {
  await chatStore(table()).add('usr_jane', anExchange())
  await chatStore(table()).add('usr_john', anExchange())
  await chatQuotaStore(table()).open('usr_jane', { month: '2026-11', limit: 9, now: NOW })

  await erasureStore(table()).eraseContent('usr_jane')

  const { Items = [] } = await table().client.send(new ScanCommand({ TableName: table().name }))
  expect(Items.map(({ pk }) => pk)).toEqual(['USER#usr_john'])
})

test('disputes of an account are erased, also from the queue of operators, and those of others stay', async () => {
  for (const [accountId, id] of [
    ['usr_jane', 'du_1'],
    ['usr_jane', 'du_2'],
    ['usr_john', 'du_3'],
  ] as const)
    await table().client.send(
      new PutCommand({ TableName: table().name, Item: disputeRow(accountId, aDispute({ id })) }),
    )

  await erasureStore(table()).eraseContent('usr_jane')

  const { listOf, list } = disputeStore(table())
  expect(await listOf('usr_jane')).toEqual([])
  expect((await list()).map(({ id }) => id)).toEqual(['du_3'])
})

test('a row that has a recipient and is no mail is erased too', async () => {
  const Item = { ...keys.chat('usr_jane', 'one'), to: 'jane@example.com' }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))

  await erasureStore(table()).eraseContent('usr_jane')

  expect(await partitions()).toEqual([])
})

test('what was made in an account goes, and its entry in the directory stays until the counters have moved', async () => {
  const entry = keys.directory('usr_jane')
  for (const Item of [entry, keys.chat('usr_jane', 'one')])
    await table().client.send(new PutCommand({ TableName: table().name, Item }))

  await erasureStore(table()).eraseContent('usr_jane')

  const { Items } = await table().client.send(new ScanCommand({ TableName: table().name }))
  expect(Items).toEqual([entry])
})

test('an account that is erased is erased once more after five minutes, for calls that were under way', async () => {
  const account = anAccount()
  const claim = { email: account.email, claim: 'claim' }
  await accountStore(table()).claimEmail({ ...claim, until: later(30), now: NOW })
  await accountStore(table()).create(account, claim, {})

  const deletionEmail = aMail({ id: `${account.id}/end` })
  await erasureStore(table()).eraseAccount({
    account,
    email: account.email,
    tombstone: 'hash',
    deletionEmail,
    now: NOW,
  })

  const { listDue } = deletionStore(table())
  expect(await listDue(later(5 * MINUTE - 1))).toEqual([])
  expect(await listDue(later(5 * MINUTE))).toEqual([account.id])
})
