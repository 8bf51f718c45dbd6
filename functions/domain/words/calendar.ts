import type { LocalDate } from '../../../shared/domain/time.ts'

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The day of the week of a date: "Thursday". */
export const weekdayOf = (date: LocalDate): string => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]!
