import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { chatQuotaStore } from '../../../functions/store/chatQuotas.ts'
import { chatStore } from '../../../functions/store/chats.ts'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { keys } from '../../../functions/store/keys.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import { verificationStore } from '../../../functions/store/verification.ts'
import { DAY } from '../../../shared/domain/time.ts'
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

test('a row that has a recipient and is no mail is erased too', async () => {
  const Item = { ...keys.chat('usr_jane', 'one'), to: 'jane@example.com' }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))

  await erasureStore(table()).eraseContent('usr_jane')

  expect(await partitions()).toEqual([])
})
