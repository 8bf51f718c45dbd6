import { addDays, DAY, type EpochSeconds, type LocalDate } from '../../../../shared/domain/time.ts'
import { MONTHS, weekdayOf } from '../../words/calendar.ts'
import { clockAt } from '../facts/DayWindow.ts'

/** Tells instants to a reader in a zone on a day: "11:34 this morning", "on Thursday", "on 9 December". */
export interface When {
  /** The hour of something that is today: "11:34 this morning". */
  hour: (at: EpochSeconds) => string
  /** "10:06 a.m." of any day. */
  clock: (at: EpochSeconds) => string
  /** "today", "tomorrow", "on Thursday", "on 9 December"; with the year when it is far away. */
  on: (at: EpochSeconds) => string
  /** "tomorrow night", "early on Thursday", "on Thursday morning", and "on 9 December" without a part of the day. */
  around: (at: EpochSeconds) => string
  /** `on` after until, since and by: "tonight", "tomorrow", "Thursday", "9 December". */
  day: (at: EpochSeconds) => string
  date: (at: EpochSeconds) => LocalDate
}

export function whenFor(today: LocalDate, zone: string): When {
  const date = (at: EpochSeconds) => clockAt(at, zone).date
  const day = (at: EpochSeconds) => (date(at) === today ? hourToday(at) : dayWords(date(at), today))
  const hourToday = (at: EpochSeconds) => hourWords(clockAt(at, zone))
  return {
    date,
    day,
    hour: hourToday,
    clock: (at) => clockWords(clockAt(at, zone)),
    around: (at) => {
      const words = onDay(dayWords(date(at), today))
      if (/\d/.test(words)) return words
      const clock = clockAt(at, zone)
      return clock.hour < DAWN ? `early ${words}` : `${words} ${partOfDay(clock)}`
    },
    on: (at) => (date(at) === today ? 'today' : onDay(dayWords(date(at), today))),
  }
}

/** "tomorrow" as it is, and "on" before any other day. */
export const onDay = (words: string): string => (words === 'tomorrow' ? words : `on ${words}`)

/** "tomorrow", "Thursday" within the week to come, else "9 December", with the year once another year's could be nearer. */
export function dayWords(date: LocalDate, today: LocalDate): string {
  if (date === addDays(today, 1)) return 'tomorrow'
  const days = (Date.parse(date) - Date.parse(today)) / (DAY * 1000)
  if (days > 1 && days < 7) return weekdayOf(date)
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number]
  const far = Math.abs(days) > 180 ? ` ${year}` : ''
  return `${dayOfMonth} ${MONTHS[month - 1]}${far}`
}

/** Nobody calls an hour before it the morning of that day. */
const DAWN = 5

interface Clock {
  hour: number
  minute: number
}

const twelveHours = ({ hour, minute }: Clock): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`

const clockWords = (clock: Clock): string => `${twelveHours(clock)} ${clock.hour < 12 ? 'a.m.' : 'p.m.'}`

function hourWords(clock: Clock): string {
  const part = partOfDay(clock)
  return `${twelveHours(clock)} ${part === 'night' ? 'tonight' : `this ${part}`}`
}

function partOfDay({ hour }: Clock): string {
  if (hour < 12) return 'morning'
  if (hour < 17) return 'afternoon'
  return hour < 21 ? 'evening' : 'night'
}
