import { monthOf } from '../../../shared/domain/month.ts'
import { addDays, type LocalDate } from '../../../shared/domain/time.ts'

/** The month so many months later, or earlier when negative. */
export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

/** "November 2026" */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The weeks of a month from Sunday on; days of other months are missing. */
export function weeksOf(month: string): (LocalDate | undefined)[][] {
  const first: LocalDate = `${month}-01`
  const before = weekdayOf(first)
  const weeks = Math.ceil((before + Number(lastDayOf(month).slice(8))) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = addDays(first, week * 7 + weekday - before)
      return monthOf(date) === month ? date : undefined
    }),
  )
}

/** The day that a key of the calendar leads to: by days and weeks, within the week, or by months. */
export function dayByKey(date: LocalDate, key: string): LocalDate | undefined {
  const weekday = weekdayOf(date)
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  if (key === 'PageUp') return sameDayIn(addMonths(monthOf(date), -1), date)
  if (key === 'PageDown') return sameDayIn(addMonths(monthOf(date), 1), date)
  return key in steps ? addDays(date, steps[key]!) : undefined
}

/** The last of the month, where it is shorter. */
function sameDayIn(month: string, date: LocalDate): LocalDate {
  const same = addDays(`${month}-01`, Number(date.slice(8)) - 1)
  return monthOf(same) === month ? same : lastDayOf(month)
}

const lastDayOf = (month: string): LocalDate => addDays(`${addMonths(month, 1)}-01`, -1)

const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()
