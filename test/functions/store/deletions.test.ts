import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { type Deletion, deletionRow, deletionStore, deletionUpdate } from '../../../functions/store/deletions.ts'
import { keys } from '../../../functions/store/keys.ts'
import { DAY, MINUTE } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const deletion: Deletion = { accountId: 'usr_jane', dueAt: NOW, attempts: 0, reason: 'closed' }

const put = (changes: object = {}) =>
  table().client.send(new PutCommand({ TableName: table().name, Item: { ...deletionRow(deletion), ...changes } }))
const rowNow = async () =>
  (
    await table().client.send(
      new GetCommand({ TableName: table().name, Key: keys.deletion('usr_jane'), ConsistentRead: true }),
    )
  ).Item
const claim = (seconds = 0) => deletionStore(table()).claim('usr_jane', later(seconds))

beforeEach(() => put())

test('a deletion is due from its second on, under the name of its kind', async () => {
  expect(await deletionStore(table()).listDue(later(-1))).toEqual([])
  expect(await deletionStore(table()).listDue(NOW)).toEqual(['usr_jane'])
  expect((await rowNow())?.duePk).toMatch(/^DUE#DELETION#20261121#/)
})

test('a deletion is claimed for five minutes', async () => {
  expect(await claim()).toEqual({ ...deletion, attempts: 1 })
  expect(await claim(5 * MINUTE - 1)).toBeUndefined()
  expect(await claim(5 * MINUTE)).toEqual({ ...deletion, attempts: 2 })
})

test('a deletion whose run crashed weeks ago is found by the very first run of a job', async () => {
  expect(await deletionStore(table()).listDue(later(35 * DAY))).toEqual(['usr_jane'])
})

test.each([
  ['unconfirmed', 'unverified'],
  ['unverified', 'unverified'],
  [undefined, 'closed'],
  ['moved to Mars', 'unreadable'],
])('a reason that is stored as %s is read as %s', async (stored, reason) => {
  await put({ reason: stored })

  expect(await claim()).toEqual({ ...deletion, attempts: 1, reason })
})

test('a claimed deletion is postponed, and blocks nobody until then', async () => {
  const claimed = await claim()

  expect(await deletionStore(table()).postpone(claimed!, later(DAY))).toBe(true)
  expect(await deletionStore(table()).listDue(later(DAY - 1))).toEqual([])
  expect(await claim(DAY)).toEqual({ ...deletion, dueAt: later(DAY), attempts: 2 })
})

test('a deletion that failed keeps the instant at which it should have been done, until its time is another one', async () => {
  const store = deletionStore(table())
  await store.retry((await claim())!, later(DAY))
  await store.retry((await claim(DAY))!, later(2 * DAY))

  const failed = await claim(2 * DAY)
  expect(failed).toEqual({ ...deletion, dueAt: later(2 * DAY), attempts: 3, dueSince: NOW })
  await store.markOverdue({ ...failed!, dueSince: NOW })
  expect(await store.listFailing()).toEqual([{ accountId: 'usr_jane', dueSince: NOW }])
  expect(await store.listOverdue(later(-DAY))).toEqual(['usr_jane'])

  await store.postpone(failed!, later(9 * DAY))
  expect(await store.listFailing()).toEqual([])
  expect(await claim(9 * DAY)).toEqual({ ...deletion, dueAt: later(9 * DAY), attempts: 4 })
})

test('a deletion that cannot be read keeps the instant at which it should have been done, so that it is noticed', async () => {
  await put({ reason: 'moved to Mars' })
  const store = deletionStore(table())
  await store.retry((await claim())!, later(DAY))
  await store.retry((await claim(DAY))!, later(2 * DAY))

  expect(await claim(2 * DAY)).toMatchObject({ reason: 'unreadable', dueSince: NOW })
})

test('a deletion that another run has taken since is not marked', async () => {
  const slow = await claim()
  await claim(5 * MINUTE)

  expect(await deletionStore(table()).markOverdue({ ...slow!, dueSince: NOW })).toBe(false)
  expect(await deletionStore(table()).listFailing()).toEqual([])
})

test('a deletion that no run has got to and that failed before is overdue once', async () => {
  await deletionStore(table()).markOverdue({ ...(await claim())!, dueSince: NOW })

  expect(await deletionStore(table()).listOverdue(NOW)).toEqual(['usr_jane'])
})

test('a claimed deletion that is not needed is forgotten, unless another run has it', async () => {
  const slow = await claim()
  const quick = await claim(5 * MINUTE)

  expect(await deletionStore(table()).forget(slow!)).toBe(false)
  expect(await rowNow()).toBeDefined()
  expect(await deletionStore(table()).forget(quick!)).toBe(true)
  expect(await rowNow()).toBeUndefined()
})

test('a deletion that is asked for again is free at once, and keeps what another release has written', async () => {
  await put({ note: 'of another release' })
  await claim()

  await table().client.send(
    new UpdateCommand({ TableName: table().name, ...deletionUpdate({ ...deletion, dueAt: later(1), attempts: 1 }) }),
  )

  expect(await rowNow()).toMatchObject({ note: 'of another release', dueAt: later(1) })
  expect(await claim(1)).toEqual({ ...deletion, dueAt: later(1), attempts: 2 })
})
