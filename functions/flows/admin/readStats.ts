import type { AdminStats } from '../../../shared/domain/admin.ts'
import { CURRENCIES } from '../../../shared/domain/money.ts'
import type { StatsDay } from '../../../shared/domain/statsDay.ts'
import { addDays, after, DAY, type EpochSeconds, HOUR, isoInstant, localDateAt } from '../../../shared/domain/time.ts'
import { counterOfDay, counterOfTrialEnds, hourOf, PEOPLE, SHOWN_DAYS } from '../../domain/admin/counterChanges.ts'
import { cohortsOf, monthsOf, revenueOf, shownMonths, weeksOf } from '../../domain/admin/statsPeriods.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { CounterStore, Counters, ModelDay } from '../../store/counters.ts'
import type { DeletionStore } from '../../store/deletions.ts'
import type { DirectoryStore } from '../../store/directory.ts'
import { type RefreshDirectoryNeeds, refreshDirectory } from './refreshDirectory.ts'

export interface ReadStatsNeeds extends RefreshDirectoryNeeds {
  directory: RefreshDirectoryNeeds['directory'] & Pick<DirectoryStore, 'listWaiting'>
  counters: CounterStore
  deletions: Pick<DeletionStore, 'listFailing'>
  warn: Warn
}

/** How soon is soon for the end of a trial. */
export const SOON_DAYS = 3
const MICRODOLLARS = 1_000_000

/** What the tiles and charts show. All of it is counted as it happens, so it costs the same however many people there are. */
export async function readStats(needs: ReadStatsNeeds, { now }: { now: EpochSeconds }): Promise<AdminStats> {
  const { counters, deletions } = needs
  const isBehind = await countWaiting(needs, now)
  const today = localDateAt(now, 'UTC')
  const firstDay = addDays(today, 1 - SHOWN_DAYS)
  const shown = shownMonths(today)
  const [counted, model, modelMonths, overdue] = await Promise.all([
    counters.read({ firstDay, lastEnd: addDays(today, SOON_DAYS) }),
    counters.listModelDays(firstDay, SHOWN_DAYS),
    counters.listModelMonths(shown),
    deletions.listFailing(),
  ])
  const people = (name: string) => counted.get(PEOPLE)?.[name] ?? 0
  return {
    asOf: isoInstant(now),
    isBehind,
    total: people('total'),
    trial: people('trial'),
    active: people('active'),
    cancelled: people('cancelled'),
    free: people('free'),
    pastDue: people('pastDue'),
    complimentary: people('complimentary'),
    trialsEndingSoon: endingSoon(counted, now),
    monthlyRevenue: CURRENCIES.map((currency) => ({ currency, amount: people(`revenue${currency}`) })).filter(
      ({ amount }) => amount > 0,
    ),
    overdueDeletions: overdue.map(({ accountId, dueSince }) => ({ accountId, dueSince: isoInstant(dueSince) })),
    days: model.map(({ spent, ...figures }, index) => ({
      ...dayOf(counted, addDays(firstDay, index)),
      ...figures,
      modelSpend: spent / MICRODOLLARS,
    })),
    weeks: weeksOf(counted, today),
    months: monthsOf(counted, today),
    cohorts: cohortsOf(counted, today),
    revenue: revenueOf(counted, today),
    modelMonths: modelMonths.map(({ spent, goodAnswers: _, badAnswers: __, ...figures }, index) => ({
      month: shown[index]!,
      ...figures,
      modelSpend: spent / MICRODOLLARS,
    })),
  }
}

/** A job counts what has changed every minute. Whoever looks sees the last few changes already. */
const COUNTED_AT_ONCE = 20

/** Counts who has changed since the job ran; answers whether there are more than can be counted while somebody waits. */
async function countWaiting(needs: ReadStatsNeeds, now: EpochSeconds): Promise<boolean> {
  const waiting = await needs.directory.listWaiting(now)
  const outcomes = await Promise.allSettled(
    waiting.slice(0, COUNTED_AT_ONCE).map((accountId) => refreshDirectory(needs, { accountId, now })),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') needs.warn('somebody is counted later', outcome.reason)
  return waiting.length > COUNTED_AT_ONCE || outcomes.some(({ status }) => status === 'rejected')
}

/** Trials are counted by the hour in which they end. The last hour is part of it: a trial of three days ends there. */
function endingSoon(counted: Counters, now: EpochSeconds): number {
  let sum = 0
  for (let at = now; at <= now + SOON_DAYS * DAY; at = after(at, HOUR))
    sum += counted.get(counterOfTrialEnds(localDateAt(at, 'UTC')))?.[hourOf(at)] ?? 0
  return sum
}

type Counts = Omit<StatsDay, keyof ModelDay | 'modelSpend'>

function dayOf(counted: Counters, date: string): Counts {
  const day = counted.get(counterOfDay(date)) ?? {}
  const { signUps = 0, trialsStarted = 0, conversions = 0, cancellations = 0, churned = 0, failedPayments = 0 } = day
  return { date, signUps, trialsStarted, conversions, cancellations, churned, failedPayments }
}
