import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { eventStore } from '../../../functions/store/events.ts'
import { keys } from '../../../functions/store/keys.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { aStripeEvent } from '../../makers/aStripeEvent.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

describeStores('events of Stripe', (stores) => {
  test('an event is due at once, and is claimed as it came', async () => {
    const { events } = stores()

    expect(await events.add(aStripeEvent(), NOW)).toBe(true)

    expect(await events.listDue(later(-1))).toEqual([])
    expect(await events.listDue(NOW)).toEqual(['evt_1'])
    expect(await events.claim('evt_1', NOW)).toEqual({ ...aStripeEvent(), dueAt: NOW, attempts: 1 })
  })

  test('an event is found as it is kept, whatever has become of it', async () => {
    const { events } = stores()
    await events.add(aStripeEvent(), NOW)
    await events.finish((await events.claim('evt_1', NOW))!, { outcome: 'dead', now: NOW })

    expect(await events.find('evt_1')).toEqual({ ...aStripeEvent(), dueAt: NOW, attempts: 1 })
    expect(await events.find('evt_none')).toBeUndefined()
  })

  test('an event that comes twice is kept once', async () => {
    const { events } = stores()
    const added = await Promise.all(Array.from({ length: 10 }, () => events.add(aStripeEvent(), NOW)))

    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await events.add(aStripeEvent({ customerId: 'cus_other' }), later(1))).toBe(false)
    expect(await events.claim('evt_1', NOW)).toMatchObject({ customerId: 'cus_jane' })
  })

  test('an event is claimed by one run, for a minute', async () => {
    const { events } = stores()
    await events.add(aStripeEvent(), NOW)
    await events.claim('evt_1', NOW)

    expect(await events.claim('evt_1', later(MINUTE - 1))).toBeUndefined()
    expect(await events.claim('evt_1', later(MINUTE))).toMatchObject({ attempts: 2 })
  })

  test('a customer to look at again is an event of our own, one for each second', async () => {
    const { events } = stores()

    expect(await events.addSync('cus_jane', NOW)).toBe(true)
    expect(await events.addSync('cus_jane', NOW)).toBe(false)

    const id = `sync-cus_jane-${NOW}`
    expect(await events.claim(id, NOW)).toEqual({
      ...aStripeEvent({ id, type: 'sync', objectId: 'cus_jane' }),
      dueAt: NOW,
      attempts: 1,
    })
  })

  test('a postponed event comes back at its new time', async () => {
    const { events } = stores()
    await events.add(aStripeEvent(), NOW)
    const claimed = await events.claim('evt_1', NOW)

    expect(await events.postpone(claimed!, later(HOUR))).toBe(true)

    expect(await events.claim('evt_1', later(HOUR - 1))).toBeUndefined()
    expect(await events.claim('evt_1', later(HOUR))).toMatchObject({ attempts: 2 })
  })

  test.each(['done', 'ignored', 'dead'] as const)('an event that is %s is not worked on again', async (outcome) => {
    const { events } = stores()
    await events.add(aStripeEvent(), NOW)
    const claimed = await events.claim('evt_1', NOW)

    expect(await events.finish(claimed!, { outcome, now: NOW })).toBe(true)

    expect(await events.listDue(later(HOUR))).toEqual([])
    expect(await events.listDead(later(HOUR))).toEqual(outcome === 'dead' ? ['evt_1'] : [])
  })

  test('a run that took too long finishes nothing', async () => {
    const { events } = stores()
    await events.add(aStripeEvent(), NOW)
    const slow = await events.claim('evt_1', NOW)
    await events.claim('evt_1', later(MINUTE))

    expect(await events.finish(slow!, { outcome: 'dead', now: later(MINUTE) })).toBe(false)
    expect(await events.listDead(later(HOUR))).toEqual([])
  })

  test.each(['done', 'dead'] as const)('an event that was %s is replayed as if it had just come', async (outcome) => {
    const { events } = stores()
    await events.add(aStripeEvent(), NOW)
    await events.finish((await events.claim('evt_1', NOW))!, { outcome, now: NOW })

    expect(await events.replay('evt_1', later(HOUR))).toBe(true)

    expect(await events.listDead(later(HOUR))).toEqual([])
    expect(await events.listDue(later(HOUR))).toEqual(['evt_1'])
    expect(await events.claim('evt_1', later(HOUR))).toEqual({ ...aStripeEvent(), dueAt: later(HOUR), attempts: 1 })
  })

  test('an event is replayed at once, also while a run has it', async () => {
    const { events } = stores()
    await events.add(aStripeEvent(), NOW)
    await events.claim('evt_1', NOW)

    await events.replay('evt_1', later(1))

    expect(await events.claim('evt_1', later(1))).toMatchObject({ attempts: 1 })
  })

  test('an event that never came cannot be replayed', async () => {
    expect(await stores().events.replay('evt_none', NOW)).toBe(false)
  })
})

describe('the inbox', () => {
  const table = emptyTables()
  const rowOf = async (id: string) =>
    (await table().client.send(new GetCommand({ TableName: table().name, Key: keys.event(id), ConsistentRead: true })))
      .Item

  test('wakes its job for each new event, and for no other one', async () => {
    const woken: unknown[] = []
    const events = eventStore(table(), async (items) => void woken.push(...items))
    await events.add(aStripeEvent(), NOW)
    await events.add(aStripeEvent(), later(1))

    expect(woken).toEqual([{ id: 'evt_1', dueAt: NOW }])
  })

  test('keeps the names of its kinds, by which rows of other releases are found', async () => {
    const events = eventStore(table())
    await events.add(aStripeEvent(), NOW)
    expect((await rowOf('evt_1'))?.duePk).toMatch(/^DUE#EVENT#20261121#/)

    await events.finish((await events.claim('evt_1', NOW))!, { outcome: 'dead', now: NOW })
    expect((await rowOf('evt_1'))?.duePk).toMatch(/^DUE#DEADEVENT#20261121#/)
  })

  test('claims a row of another release as one that cannot be read, so that it can be given up', async () => {
    const events = eventStore(table())
    await events.add(aStripeEvent(), NOW)
    const Key = keys.event('evt_1')
    const UpdateExpression = 'REMOVE createdAt SET objectId = :other'
    const ExpressionAttributeValues = { ':other': ['sub_1'] }
    await table().client.send(
      new UpdateCommand({ TableName: table().name, Key, UpdateExpression, ExpressionAttributeValues }),
    )

    const claimed = await events.claim('evt_1', NOW)

    expect(claimed).toEqual({ id: 'evt_1', dueAt: NOW, attempts: 1, isUnreadable: true })
    expect(await events.finish(claimed!, { outcome: 'dead', now: NOW })).toBe(true)
  })

  test('keeps what is done for ninety days', async () => {
    const events = eventStore(table())
    await events.add(aStripeEvent(), NOW)
    await events.finish((await events.claim('evt_1', NOW))!, { outcome: 'done', now: later(MINUTE) })

    expect(await rowOf('evt_1')).toEqual({
      ...keys.event('evt_1'),
      ...aStripeEvent(),
      dueAt: NOW,
      attempts: 1,
      outcome: 'done',
      ttl: later(MINUTE + 90 * DAY),
    })
  })

  test('keeps what is dead for good, and lists it two months later to the first who asks', async () => {
    const events = eventStore(table())
    await events.add(aStripeEvent(), NOW)
    await events.finish((await events.claim('evt_1', NOW))!, { outcome: 'dead', now: NOW })

    expect(await rowOf('evt_1')).toMatchObject({ outcome: 'dead' })
    expect(await rowOf('evt_1')).not.toHaveProperty('ttl')
    expect(await rowOf('evt_1')).not.toHaveProperty('leasedUntil')
    expect(await events.listDead(later(60 * DAY))).toEqual(['evt_1'])
  })

  test('leaves no trace of an earlier outcome on an event that is replayed', async () => {
    const events = eventStore(table())
    await events.add(aStripeEvent(), NOW)
    await events.finish((await events.claim('evt_1', NOW))!, { outcome: 'done', now: NOW })

    await events.replay('evt_1', later(HOUR))

    const row = await rowOf('evt_1')
    expect(row).toMatchObject({ dueAt: later(HOUR), attempts: 0 })
    for (const attribute of ['outcome', 'ttl', 'leasedUntil']) expect(row).not.toHaveProperty(attribute)
  })
})
