import { addDays, DAY, type LocalDate } from '../../../shared/domain/time.ts'
import { MONTHS, weekdayOf } from './calendar.ts'

/** The days that a text of ours names: "on Thursday" is one of the week to come, and a date without a year the nearest one. */
export const datesIn = (text: string, today: LocalDate): LocalDate[] => [
  ...[1, 2, 3, 4, 5, 6].map((days) => addDays(today, days)).filter((date) => text.includes(weekdayOf(date))),
  ...(/\btomorrow\b/i.test(text) ? [addDays(today, 1)] : []),
  ...[...text.matchAll(CALENDAR_DAY)].map(([, day, month, year]) => dateOf({ day, month, year }, today)),
]

const CALENDAR_DAY = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')})(?: (\\d{4}))?`, 'g')

function dateOf(
  { day, month, year }: Record<'day' | 'month' | 'year', string | undefined>,
  today: LocalDate,
): LocalDate {
  const index = MONTHS.findIndex((name) => name === month)
  const rest = `-${String(index + 1).padStart(2, '0')}-${day!.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1]
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today)) / (DAY * 1000)
  return years.map((each) => `${each}${rest}`).sort((one, other) => distance(one) - distance(other))[0]!
}
