import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { type Deletion, deletionStore } from '../../../functions/store/deletions.ts'
import { type Key, keys } from '../../../functions/store/keys.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { wrote } from '../../../functions/store/table.ts'
import { type TransactionItems, transactionWrites } from '../../../functions/store/transactionItems.ts'
import { aMail } from '../../makers/aMail.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const ME = 'usr_jane'

const put = (Item: Key & Record<string, unknown>) =>
  table().client.send(new PutCommand({ TableName: table().name, Item }))
const rowOf = async (Key: Key) =>
  (await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))).Item
const write = (items: TransactionItems) =>
  wrote(table().client.send(new TransactWriteCommand({ TransactItems: transactionWrites(table().name, ME, items) })))

beforeEach(async () => {
  await put({ ...keys.oneTimeCode(ME), codeHash: 'code' })
  await put({ ...keys.link('link'), accountId: ME })
  await put({ ...keys.sentLink(ME, 'link') })
  await put({ ...keys.emailOwner('jane@example.com'), accountId: ME })
})

test('nothing to write is no write', () => {
  expect(transactionWrites('orrery', ME, {})).toEqual([])
})

test('a mail is due in the outbox, and one that is there already refuses everything beside it', async () => {
  expect(await write({ mails: [aMail()] })).toBe(true)
  expect(await outboxStore(table()).listDue(NOW)).toEqual([aMail().id])

  expect(await write({ mails: [aMail({ kind: 'reset' })], linkedGoogle: 'sub' })).toBe(false)
  expect(await rowOf(keys.googleOwner('sub'))).toBeUndefined()
  expect(await outboxStore(table()).claim(aMail().id, NOW)).toMatchObject({ kind: 'verify' })
})

test('a code is used up once, and only by its own hash', async () => {
  expect(await write({ usedCode: 'another' })).toBe(false)
  expect(await write({ usedCode: 'code' })).toBe(true)
  expect(await rowOf(keys.oneTimeCode(ME))).toBeUndefined()
  expect(await write({ usedCode: 'code' })).toBe(false)
})

test('a link is used up once, with the note that it was sent', async () => {
  expect(await write({ usedLink: 'link' })).toBe(true)
  expect([await rowOf(keys.link('link')), await rowOf(keys.sentLink(ME, 'link'))]).toEqual([undefined, undefined])
  expect(await write({ usedLink: 'link' })).toBe(false)
})

const moved = { from: 'jane@example.com', to: 'doe@example.com', now: NOW }

test('an account that moves gets the new address and gives the old one back', async () => {
  expect(await write({ moved })).toBe(true)

  expect(await rowOf(keys.emailOwner(moved.to))).toEqual({ ...keys.emailOwner(moved.to), accountId: ME })
  expect(await rowOf(keys.emailOwner(moved.from))).toBeUndefined()
})

test('an account cannot move to an address that somebody owns', async () => {
  await put({ ...keys.emailOwner(moved.to), accountId: 'usr_john' })

  expect(await write({ moved })).toBe(false)
  expect(await rowOf(keys.emailOwner(moved.from))).toMatchObject({ accountId: ME })
})

test('an account cannot move away from an address that is somebody else’s', async () => {
  await put({ ...keys.emailOwner(moved.from), accountId: 'usr_john' })

  expect(await write({ moved })).toBe(false)
  expect(await rowOf(keys.emailOwner(moved.to))).toBeUndefined()
})

test('a claim on the new address holds until its second, and not longer', async () => {
  await put({ ...keys.emailOwner(moved.to), claim: 'interrupted', claimedUntil: later(10) })

  expect(await write({ moved: { ...moved, now: later(9) } })).toBe(false)
  expect(await write({ moved: { ...moved, now: later(10) } })).toBe(true)
})

test('a Google account is linked to one account, and unlinked only by it', async () => {
  expect(await write({ linkedGoogle: 'sub' })).toBe(true)
  expect(await rowOf(keys.googleOwner('sub'))).toEqual({ ...keys.googleOwner('sub'), accountId: ME })
  expect(await write({ linkedGoogle: 'sub' })).toBe(false)

  expect(await write({ unlinkedGoogle: 'sub' })).toBe(true)
  expect(await rowOf(keys.googleOwner('sub'))).toBeUndefined()

  await put({ ...keys.googleOwner('sub'), accountId: 'usr_john' })
  expect(await write({ unlinkedGoogle: 'sub' })).toBe(false)
})

test('a deletion is due from then on, also when one was waiting already', async () => {
  const deletion: Deletion = { accountId: ME, reason: 'closed', dueAt: later(10), attempts: 0 }
  await write({ deletion })
  await write({ deletion: { ...deletion, dueAt: NOW } })

  expect(await deletionStore(table()).listDue(NOW)).toEqual([ME])
})
