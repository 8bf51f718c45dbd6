import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { keys } from '../../../functions/store/keys.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { jobPermissions } from '../../../infra/stack/jobPermissions.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { aMail } from '../../makers/aMail.ts'
import { later, NOW } from '../../makers/later.ts'
import { addAccount } from './addAccount.ts'
import { describeStores, emptyTables } from './describeStores.ts'

describeStores('the outbox', (stores) => {
  test('a mail is due from its own second on', async () => {
    const { outbox } = stores()
    await outbox.enqueue(aMail({ id: 'usr_jane/later', dueAt: later(10) }))

    expect(await outbox.listDue(later(9))).toEqual([])
    expect(await outbox.listDue(later(10))).toEqual(['usr_jane/later'])
  })

  test('a mail that is in the outbox already stays as it is', async () => {
    const { outbox } = stores()
    await outbox.enqueue(aMail())

    expect(await outbox.enqueue(aMail({ kind: 'reset' }))).toBe(false)
    expect(await outbox.claim(aMail().id, NOW)).toMatchObject({ kind: 'verify' })
  })

  test('of many runs that claim a mail one gets it, for a minute', async () => {
    const { outbox } = stores()
    await outbox.enqueue(aMail())

    const claims = await Promise.all(Array.from({ length: 10 }, () => outbox.claim(aMail().id, NOW)))

    expect(claims.filter(Boolean)).toEqual([expect.objectContaining({ id: aMail().id, attempts: 1 })])
    expect(await outbox.claim(aMail().id, later(MINUTE - 1))).toBeUndefined()
    expect(await outbox.claim(aMail().id, later(MINUTE))).toMatchObject({ attempts: 2 })
  })

  test('a finished mail is not due and cannot be claimed again', async () => {
    const { outbox } = stores()
    await outbox.enqueue(aMail())
    await outbox.claim(aMail().id, NOW)

    await outbox.finish(aMail({ attempts: 1 }), { now: NOW, outcome: 'sent' })

    expect(await outbox.listDue(later(HOUR))).toEqual([])
    expect(await outbox.claim(aMail().id, later(HOUR))).toBeUndefined()
  })

  test('the mails of an account are known, with what became of them', async () => {
    const { outbox } = stores()
    await outbox.enqueue(aMail())
    await outbox.enqueue(aMail({ id: 'usr_ada/verify-1', accountId: 'usr_ada' }))

    expect(await outbox.listOf('usr_jane')).toEqual([expect.objectContaining({ kind: 'verify', attempts: 0 })])
  })

  test('a mail that was given up is listed, and one that was sent is not', async () => {
    const { outbox, ...others } = stores()
    await addAccount(others)
    const sent = aMail({ id: 'usr_jane/receipt-1', kind: 'receipt' })
    for (const mail of [aMail(), sent]) {
      await outbox.enqueue(mail)
      await outbox.claim(mail.id, NOW)
    }
    await outbox.finish(aMail({ attempts: 1 }), { now: NOW, outcome: 'dead' })
    await outbox.finish({ ...sent, attempts: 1 }, { now: NOW, outcome: 'sent' })

    expect(await outbox.listDead(10)).toEqual([expect.objectContaining({ accountId: 'usr_jane', kind: 'verify' })])
  })

  test('a postponed mail comes back at its new time and not before', async () => {
    const { outbox } = stores()
    await outbox.enqueue(aMail())
    await outbox.claim(aMail().id, NOW)

    await outbox.postpone(aMail({ attempts: 1 }), later(3 * HOUR))

    expect(await outbox.listDue(later(3 * HOUR - 1))).toEqual([])
    expect(await outbox.claim(aMail().id, later(3 * HOUR - 1))).toBeUndefined()
    expect(await outbox.listDue(later(3 * HOUR))).toEqual([aMail().id])
    expect(await outbox.claim(aMail().id, later(3 * HOUR))).toMatchObject({ attempts: 2 })
  })

  test('a run that took longer than its minute overwrites nothing that another one did', async () => {
    const { outbox } = stores()
    await outbox.enqueue(aMail())
    const [slow, quick] = [await outbox.claim(aMail().id, NOW), await outbox.claim(aMail().id, later(MINUTE))]

    const late = [
      await outbox.postpone(slow!, later(HOUR)),
      await outbox.finish(slow!, { now: later(HOUR), outcome: 'dead' }),
    ]

    expect(late).toEqual([false, false])
    expect(await outbox.finish(quick!, { now: later(HOUR), outcome: 'sent' })).toBe(true)
    expect(await outbox.postpone(quick!, later(HOUR))).toBe(false)
  })

  test('a mail of a kind that this release does not know is claimed all the same, and counts its attempts', async () => {
    const { outbox } = stores()
    await outbox.enqueue(aMail({ id: 'usr_jane/foreign', kind: 'almanac' as 'verify' }))

    expect(await outbox.claim('usr_jane/foreign', NOW)).toEqual({
      id: 'usr_jane/foreign',
      kind: 'unreadable',
      dueAt: NOW,
      attempts: 1,
    })
    expect(await outbox.claim('usr_jane/foreign', later(MINUTE))).toMatchObject({ attempts: 2 })
  })

  test('a mail that is not in the outbox cannot be claimed or finished', async () => {
    const { outbox } = stores()

    expect(await outbox.claim('usr_jane/nothing', NOW)).toBeUndefined()
    expect(await outbox.finish(aMail({ id: 'usr_jane/nothing' }), { now: NOW, outcome: 'sent' })).toBe(false)
  })
})

test('a mail is sorted outside the rows of its account that every request reads', () => {
  const sks = [keys.entitlement('usr_jane'), keys.profile('usr_jane'), keys.mail(aMail().id)].map(({ sk }) => sk)

  expect(sks.toSorted()).toEqual(sks)
})

describe('the row of a mail', () => {
  const table = emptyTables()

  test('of an account that is there says for thirty days what became of it, and forgets the address', async () => {
    const { client, name: TableName } = table()
    await client.send(new PutCommand({ TableName, Item: keys.profile('usr_jane') }))
    const outbox = outboxStore(table())
    await outbox.enqueue(aMail({ to: 'old@example.com' }))
    const claimed = await outbox.claim(aMail().id, NOW)

    expect(await outbox.finish(claimed as ReturnType<typeof aMail>, { now: later(5), outcome: 'sent' })).toBe(true)

    const Key = keys.mail(aMail().id)
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    const kept = { ...aMail({ attempts: 1 }), outcome: 'sent', finishedAt: later(5), ttl: later(5 + 30 * DAY) }
    expect(Item).toEqual({ ...Key, ...kept })
  })

  test('a claim of a letter lasts longer than the run that made it may, and then ends', async () => {
    const outbox = outboxStore(table(), undefined, 'letters')
    await outbox.enqueue(aMail({ kind: 'letter' }))
    await outbox.claim(aMail().id, NOW)

    expect(await outbox.claim(aMail().id, later(jobPermissions.sendLetters.seconds!))).toBeUndefined()
    expect(await outbox.claim(aMail().id, later(3 * MINUTE))).toMatchObject({ attempts: 2 })
  })
})

describe('the watermark of the outbox', () => {
  const table = emptyTables()
  const MIDNIGHT = -12 * HOUR
  const watermark = async () => {
    const { Item } = await table().client.send(
      new GetCommand({ TableName: table().name, Key: keys.watermark('MAIL'), ConsistentRead: true }),
    )
    return Item?.day
  }

  test('a mail is found however long the job rested after its first run', async () => {
    const outbox = outboxStore(table())
    await outbox.listDue(NOW)
    await outbox.enqueue(aMail({ dueAt: later(MINUTE) }))

    expect(await outbox.listDue(later(3 * DAY))).toEqual([aMail().id])
  })

  test('finished days are passed, and a day with a mail in it is not', async () => {
    const outbox = outboxStore(table())
    await outbox.listDue(NOW)
    await outbox.enqueue(aMail({ dueAt: later(5 * DAY) }))

    await outbox.listDue(later(9 * DAY))

    expect(await watermark()).toBe(later(MIDNIGHT + 5 * DAY))
  })

  test('the day that just ended is read for another hour: a row may still be on its way into the index', async () => {
    const outbox = outboxStore(table())
    const tomorrow = MIDNIGHT + DAY
    await outbox.listDue(NOW)

    await outbox.listDue(later(tomorrow + HOUR - 1))
    expect(await watermark()).toBe(later(MIDNIGHT))
    await outbox.listDue(later(tomorrow + HOUR))
    expect(await watermark()).toBe(later(tomorrow))
  })

  test('a mail that waits for weeks is not passed, and found in its second', async () => {
    const outbox = outboxStore(table())
    const at = 23 * DAY + 7 * HOUR
    await outbox.listDue(NOW)
    await outbox.enqueue(aMail({ dueAt: later(at) }))

    for (let day = 0; day < 23; day += 1) expect(await outbox.listDue(later(day * DAY))).toEqual([])
    expect(await outbox.listDue(later(at - 1))).toEqual([])
    expect(await outbox.listDue(later(at))).toEqual([aMail().id])
  })

  test.each([60])('after %i days without a run the next one finds what is due', async (days) => {
    const outbox = outboxStore(table())
    await outbox.listDue(NOW)
    await outbox.enqueue(aMail({ dueAt: later(days * DAY - HOUR) }))

    expect(await outbox.listDue(later(days * DAY))).toEqual([aMail().id])
  })

  test('a clock that was put back hides no mail', async () => {
    const outbox = outboxStore(table())
    await outbox.listDue(later(30 * DAY))
    await outbox.enqueue(aMail({ dueAt: NOW }))

    expect(await outbox.listDue(NOW)).toEqual([aMail().id])
  })
})

describe('a mail on its own', () => {
  const table = emptyTables()

  test('has the job sent after it at once, unless it was there already', async () => {
    const triggered: unknown[] = []
    const outbox = outboxStore(table(), async (due) => void triggered.push(...due))

    await outbox.enqueue(aMail())
    await outbox.enqueue(aMail())

    expect(triggered).toEqual([aMail()])
  })
})
