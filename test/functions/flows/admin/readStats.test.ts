import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { deletionRow } from '../../../../functions/store/deletions.ts'
import { modelSpendStore } from '../../../../functions/store/modelSpend.ts'
import { writtenCounter } from '../../../../functions/store/writtenCounter.ts'
import { AdminStats } from '../../../../shared/domain/admin.ts'
import { DAY, type EpochSeconds, HOUR, isoInstant } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { aDirectory, type Directory, entitle, join, refresh, statsOf } from './aDirectory.ts'

const table = emptyTables()
let needs: Directory
beforeEach(() => {
  needs = aDirectory(table())
})

test('without anybody every figure is nought, for each of the last thirty days', async () => {
  const stats = await statsOf(needs)

  expect(AdminStats.parse(stats)).toEqual(stats)
  expect(stats).toMatchObject({ total: 0, free: 0, monthlyRevenue: [] })
  expect(stats.days).toHaveLength(30)
  expect(stats.days[0]!.date).toBe('2026-10-23')
  expect(stats.days.at(-1)).toEqual({
    date: '2026-11-21',
    signUps: 0,
    trialsStarted: 0,
    conversions: 0,
    cancellations: 0,
    churned: 0,
    failedPayments: 0,
    readings: 0,
    modelReadings: 0,
    answers: 0,
    modelAnswers: 0,
    goodAnswers: 0,
    badAnswers: 0,
    inputTokens: 0,
    outputTokens: 0,
    modelSpend: 0,
  })
})

test('whoever has just joined is in the figures before the job has run, and is counted once', async () => {
  await join(needs, { id: 'usr_jane' })

  expect(await statsOf(needs)).toMatchObject({ total: 1, free: 1, asOf: isoInstant(NOW), isBehind: false })
  expect(await statsOf(needs)).toMatchObject({ total: 1 })
})

test('when more people wait than can be counted at once, the figures say so', async () => {
  for (let n = 0; n < 21; n += 1) await join(needs, { id: `usr_jane${n}` })

  expect(await statsOf(needs)).toMatchObject({ total: 20, isBehind: true })
  expect(await statsOf(needs)).toMatchObject({ total: 21, isBehind: false })
})

test('sign-ups stand on their day, and those from before the first day on none', async () => {
  for (const [n, days] of [0, 1, 1, 29, 30].entries()) {
    const id = `usr_jane${n}`
    await join(needs, { id, now: later(-days * DAY) })
    await refresh(needs, id)
  }

  const { total, days } = await statsOf(needs)

  expect(total).toBe(5)
  expect(days.map(({ signUps }) => signUps).filter(Boolean)).toEqual([1, 2, 1])
  expect(days[0]!.signUps).toBe(1)
})

test('trials that end within three days are those of the next seventy-two hours, also those that have just begun', async () => {
  for (const [n, ends] of [HOUR, 2 * DAY, 3 * DAY - 1, 3 * DAY, 3 * DAY + HOUR, 9 * DAY].entries()) {
    const id = `usr_jane${n}`
    await join(needs, { id })
    await entitle(needs, { id, status: 'trial', trialEndsAt: later(ends) })
    await refresh(needs, id)
  }

  expect(await statsOf(needs)).toMatchObject({ trial: 6, trialsEndingSoon: 4 })
})

test('readings, answers, who wrote them and what the model has cost stand on the day as well', async () => {
  await modelSpendStore(table()).settle(
    { difference: 2_500_000, cost: 2_500_000, inputTokens: 900, outputTokens: 70 },
    NOW,
  )
  const countReading = writtenCounter(table(), 'readings')
  const countAnswer = writtenCounter(table(), 'answers')
  for (const writer of ['model', 'almanac', 'model'] as const) await countReading('2026-11-21', writer)
  await countReading('2026-11-20', 'almanac')
  for (const writer of ['almanac', 'model'] as const) await countAnswer('2026-11-21', writer)

  const { days, modelMonths } = await statsOf(needs)

  const tokens = { inputTokens: 900, outputTokens: 70 }
  const none = {
    readings: 0,
    modelReadings: 0,
    answers: 0,
    modelAnswers: 0,
    inputTokens: 0,
    outputTokens: 0,
    modelSpend: 0,
  }
  expect(modelMonths.slice(-2)).toEqual([
    { month: '2026-10', ...none },
    { month: '2026-11', readings: 4, modelReadings: 2, answers: 2, modelAnswers: 1, ...tokens, modelSpend: 2.5 },
  ])
  expect(days.at(-1)).toMatchObject({ readings: 3, modelReadings: 2, answers: 2, modelAnswers: 1, modelSpend: 2.5 })
  expect(days.at(-1)).toMatchObject({ inputTokens: 900, outputTokens: 70 })
  expect(days.at(-2)).toMatchObject({ readings: 1, modelReadings: 0, answers: 0, modelSpend: 0 })
})

test('a deletion that keeps failing is named until it is done', async () => {
  const { client, name } = table()
  const deletion = { accountId: 'usr_jane', dueAt: later(-2 * DAY), attempts: 0, reason: 'closed' } as const
  await client.send(new PutCommand({ TableName: name, Item: deletionRow(deletion) }))
  const claimed = await needs.deletions.claim('usr_jane', NOW)
  expect((await statsOf(needs)).overdueDeletions).toEqual([])

  await needs.deletions.markOverdue({ ...claimed!, dueSince: deletion.dueAt })
  expect((await statsOf(needs)).overdueDeletions).toEqual([
    { accountId: 'usr_jane', dueSince: isoInstant(later(-2 * DAY)) },
  ])

  await needs.deletions.forget(claimed!)
  expect((await statsOf(needs)).overdueDeletions).toEqual([])
})

test('a trial counts in the week of its start, whenever it converts or is lost', async () => {
  for (const id of ['usr_jane1', 'usr_jane2', 'usr_jane3']) {
    await join(needs, { id })
    await entitle(needs, { id, status: 'trial', trialEndsAt: later(9 * DAY) })
    await refresh(needs, id)
  }
  await join(needs, { id: 'usr_gifted' })
  await entitle(needs, { id: 'usr_gifted', status: 'trial', source: 'gift', trialEndsAt: later(9 * DAY) })
  await refresh(needs, 'usr_gifted')
  const inTenDays = later(10 * DAY)
  await entitle(needs, { id: 'usr_jane1', status: 'active', subscriptionEndsAt: later(40 * DAY), now: inTenDays })
  await entitle(needs, { id: 'usr_jane2', status: 'inactive', now: inTenDays })
  for (let run = 0; run < 2; run += 1) for (const id of ['usr_jane1', 'usr_jane2']) await refresh(needs, id, inTenDays)

  const { weeks } = await statsOf(needs, inTenDays)

  expect(weeks).toHaveLength(13)
  expect(weeks.filter(({ trials }) => trials > 0)).toEqual([{ week: '2026-11-16', trials: 3, converted: 1, lost: 1 }])
  expect(weeks.at(-1)!.week).toBe('2026-11-30')
})

test('churn is what ended of the subscriptions that a month began with', async () => {
  const subscribe = async (id: string, now: EpochSeconds) => {
    await join(needs, { id, now })
    await refresh(needs, id, now)
    await entitle(needs, { id, status: 'active', subscriptionEndsAt: later(300 * DAY), now })
    await refresh(needs, id, now)
  }
  for (const id of ['usr_jane1', 'usr_jane2']) await subscribe(id, NOW)
  const inDecember = later(20 * DAY)
  await subscribe('usr_jane3', inDecember)
  await entitle(needs, { id: 'usr_jane1', status: 'inactive', now: inDecember })
  await refresh(needs, 'usr_jane1', inDecember)

  const { months } = await statsOf(needs, inDecember)

  expect(months).toHaveLength(12)
  expect(months.slice(-3)).toEqual([
    { month: '2026-10', atStart: 0, gained: 0, lost: 0 },
    { month: '2026-11', atStart: 0, gained: 2, lost: 0 },
    { month: '2026-12', atStart: 2, gained: 1, lost: 1 },
  ])
})
