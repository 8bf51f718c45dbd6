import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { dueAttributes } from '../../../functions/store/dueIndex.ts'
import { idIn, keys } from '../../../functions/store/keys.ts'
import { asClaimed, leases } from '../../../functions/store/leases.ts'
import { DAY, MINUTE } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const lease = (ahead?: number) =>
  leases(table(), {
    kind: 'ERRAND',
    keyOf: keys.event,
    idIn: idIn.event,
    seconds: MINUTE,
    ...(ahead !== undefined && { ahead }),
  })

async function add(id: string, { dueAt = NOW, ...others }: { dueAt?: typeof NOW; note?: string } = {}): Promise<void> {
  const due = dueAttributes({ kind: 'ERRAND', id, at: dueAt })
  const Item = { ...keys.event(id), dueAt, attempts: 0, ...due, ...others }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))
}

const rowOf = async (id: string) =>
  (await table().client.send(new GetCommand({ TableName: table().name, Key: keys.event(id), ConsistentRead: true })))
    .Item

test('what is due is listed by its id from its own second on', async () => {
  await add('one')
  await add('two', { dueAt: later(1) })

  expect(await lease().listDue(NOW)).toEqual(['one'])
  expect(new Set(await lease().listDue(later(1)))).toEqual(new Set(['one', 'two']))
})

test('a kind that becomes due far ahead is found by the very first run, as far back', async () => {
  await add('old', { dueAt: later(-10 * DAY) })

  expect(await lease(10 * DAY).listDue(NOW)).toEqual(['old'])
})

test('a kind of whose delay nothing is said is looked for one day back', async () => {
  await add('older', { dueAt: later(-2 * DAY) })
  await add('old', { dueAt: later(-DAY) })

  expect(await lease().listDue(NOW)).toEqual(['old'])
})

test('of many runs one gets a row, with the whole of it and the attempt counted', async () => {
  await add('one', { note: 'kept' })

  const claims = await Promise.all(Array.from({ length: 10 }, () => lease().claim('one', NOW)))

  const [claimed, ...others] = claims.filter(Boolean)
  expect(others).toEqual([])
  expect(claimed?.lease).toEqual({ id: 'one', dueAt: NOW, attempts: 1 })
  expect(claimed?.row).toMatchObject({ note: 'kept', attempts: 1, leasedUntil: later(MINUTE) })
})

test('a claim ends by itself after its seconds', async () => {
  await add('one')
  await lease().claim('one', NOW)

  expect(await lease().claim('one', later(MINUTE - 1))).toBeUndefined()
  expect((await lease().claim('one', later(MINUTE)))?.lease.attempts).toBe(2)
})

test('what is not due yet, or not there, cannot be claimed', async () => {
  await add('one', { dueAt: later(1) })

  expect(await lease().claim('one', NOW)).toBeUndefined()
  expect(await lease().claim('none', NOW)).toBeUndefined()
  expect(await rowOf('none')).toBeUndefined()
})

test('what is postponed is free at its new time, and in the index there only', async () => {
  await add('one')
  const claimed = await lease().claim('one', NOW)

  expect(await lease().postpone(claimed!.lease, later(10))).toBe(true)

  expect(await lease().listDue(later(9))).toEqual([])
  expect(await lease().listDue(later(10))).toEqual(['one'])
  expect((await lease().claim('one', later(10)))?.lease).toEqual({ id: 'one', dueAt: later(10), attempts: 2 })
})

test('a claim that another run has taken over postpones nothing', async () => {
  await add('one')
  const slow = await lease().claim('one', NOW)
  await lease().claim('one', later(MINUTE))

  expect(await lease().postpone(slow!.lease, later(DAY))).toBe(false)
  expect(await rowOf('one')).toMatchObject({ dueAt: NOW, attempts: 2 })
})

test('a claimed row that became due anew meanwhile is not written to', async () => {
  await add('one')
  const claimed = await lease().claim('one', NOW)
  await add('one', { dueAt: later(5) })

  expect(await lease().postpone({ ...claimed!.lease, attempts: 0 }, later(DAY))).toBe(false)
})

test('whoever writes to a claimed row names the claim by attempt and due second', () => {
  expect(asClaimed({ id: 'one', attempts: 3, dueAt: NOW }).ExpressionAttributeValues).toEqual({
    ':seenAttempts': 3,
    ':seenDueAt': NOW,
  })
})
