import type { StatsMonth, StatsWeek } from '../../../shared/domain/statsPeriods.ts'
import { addDays, type LocalDate } from '../../../shared/domain/time.ts'
import { counterOfMonth, counterOfStarts, PEOPLE, SHOWN_MONTHS, SHOWN_WEEKS } from './counterChanges.ts'
import { mondayOf } from './mondayOf.ts'
import { monthOf } from './monthOf.ts'

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
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: SHOWN_MONTHS }, (_, ago) => {
    const name = monthOf(new Date(Date.UTC(year, month - 1 - ago)).toISOString())
    const { gained = 0, lost = 0 } = counted.get(counterOfMonth(name)) ?? {}
    const atStart = atEnd - gained + lost
    atEnd = atStart
    return { month: name, atStart, gained, lost }
  }).reverse()
}
