import { addDays, DAY, type LocalDate } from '../../../../shared/domain/time.ts'
import { MONTHS, weekdayOf } from '../../words/calendar.ts'

/** The last day that a line names, when it is not today or before. */
export function lastDayIn(line: string, today: LocalDate): LocalDate | undefined {
  const days = [...timesIn(line, today).dates, ...(/\btomorrow\b/i.test(line) ? [addDays(today, 1)] : [])]
  return days
    .filter((day) => day > today)
    .sort()
    .at(-1)
}

export interface Times {
  dates: readonly LocalDate[]
  /** HH:MM, in the clock of the reader. */
  hours: readonly string[]
}

/** The days and hours that a line of ours names, in the words of `whenFor`, on the day that it is about. */
export const timesIn = (line: string, today: LocalDate): Times => ({
  dates: [...weekdaysIn(line, today), ...calendarDaysIn(line, today)],
  hours: [...line.matchAll(CLOCK)].map(([, hour, minute, half]) => twentyFourHours(Number(hour), { minute, half })),
})

/** A weekday is one of the week to come. */
const weekdaysIn = (line: string, today: LocalDate): LocalDate[] =>
  [1, 2, 3, 4, 5, 6].map((days) => addDays(today, days)).filter((date) => line.includes(weekdayOf(date)))

const CALENDAR_DAY = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')})(?: (\\d{4}))?`, 'g')

/** Without a year it is the nearest one. */
const calendarDaysIn = (line: string, today: LocalDate): LocalDate[] =>
  [...line.matchAll(CALENDAR_DAY)].map(([, day, month, year]) => {
    const rest = `-${twoDigits(MONTHS.indexOf(month as (typeof MONTHS)[number]) + 1)}-${twoDigits(Number(day))}`
    const thisYear = Number(today.slice(0, 4))
    const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1]
    const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today)) / (DAY * 1000)
    return years.map((each) => `${each}${rest}`).sort((one, other) => distance(one) - distance(other))[0]!
  })

const CLOCK = /\b(\d{1,2}):(\d{2}) (this morning|a\.m\.|this afternoon|this evening|tonight|p\.m\.)/g

function twentyFourHours(hour: number, { minute, half }: { minute: string | undefined; half: string | undefined }) {
  const isMorning = half === 'this morning' || half === 'a.m.'
  return `${twoDigits((hour % 12) + (isMorning ? 0 : 12))}:${minute}`
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
