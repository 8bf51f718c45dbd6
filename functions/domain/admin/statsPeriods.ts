import { CURRENCIES } from '../../../shared/domain/money.ts'
import { monthOf } from '../../../shared/domain/month.ts'
import type { StatsCohort, StatsMonth, StatsRevenue, StatsWeek } from '../../../shared/domain/statsPeriods.ts'
import { addDays, type LocalDate } from '../../../shared/domain/time.ts'
import { type RevenuePart, revenueCounter } from './countedRevenue.ts'
import {
  cohortCounter,
  counterOfCohort,
  counterOfMonth,
  counterOfStarts,
  PEOPLE,
  SHOWN_MONTHS,
  SHOWN_WEEKS,
} from './counterChanges.ts'
import { mondayOf } from './mondayOf.ts'

type Sums = ReadonlyMap<string, Record<string, number>>

/** The weeks up to today, oldest first, each with what became of the trials that began in it. */
export function weeksOf(counted: Sums, today: LocalDate): StatsWeek[] {
  const last = mondayOf(today)
  return Array.from({ length: SHOWN_WEEKS }, (_, index) => {
    const week = addDays(last, 7 * (index + 1 - SHOWN_WEEKS))
    const { trials = 0, converted = 0, lost = 0 } = counted.get(counterOfStarts(week)) ?? {}
    return { week, trials, converted, lost }
  })
}

/** The months up to today, oldest first: from how many subscriptions there are now, back through what began and ended. */
export function monthsOf(counted: Sums, today: LocalDate): StatsMonth[] {
  let atEnd = counted.get(PEOPLE)?.paid ?? 0
  return shownMonths(today)
    .toReversed()
    .map((month) => {
      const { gained = 0, lost = 0 } = counted.get(counterOfMonth(month)) ?? {}
      const atStart = atEnd - gained + lost
      atEnd = atStart
      return { month, atStart, gained, lost }
    })
    .reverse()
}

/** What was paid in each of these months by currency, and what became of it. */
export const revenueOf = (counted: Sums, today: LocalDate): StatsRevenue[] =>
  CURRENCIES.map((currency) => ({
    currency,
    months: shownMonths(today).map((month) => {
      const sums = counted.get(counterOfMonth(month))
      const of = (part: RevenuePart) => sums?.[revenueCounter(part, currency)] ?? 0
      return { month, paid: of('paid'), refunded: of('refunded'), disputed: of('disputed'), lost: of('lost') }
    }),
  }))

/** The people of each month's trials, and how many of them paid at the end of each month from then on, or pay now. */
export function cohortsOf(counted: Sums, today: LocalDate): StatsCohort[] {
  return shownMonths(today).map((month, index) => {
    const sums = counted.get(counterOfCohort(month)) ?? {}
    let paying = 0
    const months = Array.from({ length: SHOWN_MONTHS - index }, (_, later) => {
      paying += (sums[cohortCounter('gained', later)] ?? 0) - (sums[cohortCounter('lost', later)] ?? 0)
      return paying
    })
    return { month, trials: sums.trials ?? 0, paying: months }
  })
}

/** The months up to today's, oldest first. */
export function shownMonths(today: LocalDate): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: SHOWN_MONTHS }, (_, index) =>
    monthOf(new Date(Date.UTC(year, month + index - SHOWN_MONTHS)).toISOString()),
  )
}
