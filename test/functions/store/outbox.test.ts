import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { keys } from '../../../functions/store/keys.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { aMail } from '../../makers/aMail.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

describeStores('the outbox', (stores) => {
  test('a mail is due from its own second on', async () => {
    const { outbox } = stores()
    await outbox.owe(aMail({ id: 'later', dueAt: later(10) }))

    expect(await outbox.listDue(later(9))).toEqual([])
    expect(await outbox.listDue(later(10))).toEqual(['later'])
  })

  test('a mail that is owed already stays as it is', async () => {
    const { outbox } = stores()
    await outbox.owe(aMail())

    expect(await outbox.owe(aMail({ kind: 'reset' }))).toBe(false)
    expect(await outbox.claim(aMail().id, NOW)).toMatchObject({ kind: 'verify' })
  })

  test('of many who claim a mail one gets it, for a minute', async () => {
    const { outbox } = stores()
    await outbox.owe(aMail())

    const claims = await Promise.all(Array.from({ length: 10 }, () => outbox.claim(aMail().id, NOW)))

    expect(claims.filter(Boolean)).toEqual([expect.objectContaining({ id: aMail().id, attempts: 1 })])
    expect(await outbox.claim(aMail().id, later(MINUTE - 1))).toBeUndefined()
    expect(await outbox.claim(aMail().id, later(MINUTE))).toMatchObject({ attempts: 2 })
  })

  test('a finished mail is neither due nor to be claimed again', async () => {
    const { outbox } = stores()
    await outbox.owe(aMail())
    await outbox.claim(aMail().id, NOW)

    await outbox.finish(aMail().id, { now: NOW, outcome: 'sent' })

    expect(await outbox.listDue(later(HOUR))).toEqual([])
    expect(await outbox.claim(aMail().id, later(HOUR))).toBeUndefined()
  })

  test('a postponed mail comes back at its new time and not before', async () => {
    const { outbox } = stores()
    await outbox.owe(aMail())
    await outbox.claim(aMail().id, NOW)

    await outbox.postpone(aMail().id, later(3 * HOUR))

    expect(await outbox.listDue(later(3 * HOUR - 1))).toEqual([])
    expect(await outbox.claim(aMail().id, later(3 * HOUR - 1))).toBeUndefined()
    expect(await outbox.listDue(later(3 * HOUR))).toEqual([aMail().id])
    expect(await outbox.claim(aMail().id, later(3 * HOUR))).toMatchObject({ attempts: 2 })
  })

  test('a mail that nobody owes cannot be claimed or finished', async () => {
    const { outbox } = stores()

    expect(await outbox.claim('nothing', NOW)).toBeUndefined()
    expect(await outbox.finish('nothing', { now: NOW, outcome: 'sent' })).toBe(false)
  })
})

describe('the watermark of the outbox', () => {
  const table = emptyTables()
  const watermark = async () => {
    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key: keys.watermark('MAIL') }))
    return Item?.hour
  }

  test('a mail is found however long the job rested after its first run', async () => {
    const outbox = outboxStore(table())
    await outbox.listDue(NOW)
    await outbox.owe(aMail({ dueAt: later(MINUTE) }))

    expect(await outbox.listDue(later(3 * DAY))).toEqual([aMail().id])
  })

  test('finished hours are passed, and an hour with a mail in it is not', async () => {
    const outbox = outboxStore(table())
    await outbox.listDue(NOW)
    await outbox.owe(aMail({ dueAt: later(5 * HOUR) }))

    await outbox.listDue(later(DAY))

    expect(await watermark()).toBe(NOW + 5 * HOUR)
  })

  test('the hour that just ended is read again: a row may still be on its way into the index', async () => {
    const outbox = outboxStore(table())
    await outbox.listDue(NOW)
    await outbox.listDue(later(2 * HOUR))

    expect(await watermark()).toBe(NOW + HOUR)
  })

  test('after a long rest the runs catch up bit by bit', async () => {
    const outbox = outboxStore(table())
    await outbox.listDue(NOW)
    const end = later(12 * DAY)
    await outbox.owe(aMail({ dueAt: later(12 * DAY - HOUR) }))

    expect(await outbox.listDue(end)).toEqual([])
    expect(await outbox.listDue(end)).toEqual([aMail().id])
  })
})
