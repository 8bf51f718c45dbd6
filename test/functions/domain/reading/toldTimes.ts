import { contactCourse } from '../../../../functions/domain/reading/facts/contactCourse.ts'
import { clockAt } from '../../../../functions/domain/reading/facts/DayWindow.ts'
import { nextIngress } from '../../../../functions/domain/sky/ingresses.ts'
import { MONTHS, WEEKDAYS, weekdayOf } from '../../../../functions/domain/words/calendar.ts'
import { addDays, after, DAY, type EpochSeconds, type LocalDate } from '../../../../shared/domain/time.ts'
import type { ToldDay } from './manyReadings.ts'

/** The hours and dates that a text tells on a day, as "2026-11-22 11:34" and "2026-12-09". */
export function timesIn(text: string, today: LocalDate): string[] {
  const hours = [...text.matchAll(/(\d+):(\d\d) (this morning|this afternoon|this evening|tonight)/g)]
  const days = [
    ...text.matchAll(
      new RegExp(`\\b(?:(\\d+) (${MONTHS.join('|')})( \\d{4})?|tomorrow|${WEEKDAYS.join('|')})\\b`, 'gi'),
    ),
  ]
  return [
    ...hours.map(([, hour, minute, part]) => {
      const noon = part === 'this morning' ? 0 : 12
      return `${today} ${String((Number(hour) % 12) + noon).padStart(2, '0')}:${minute}`
    }),
    ...days.map(([words, day, month, year]) => (day ? dateOf(`${day} ${month}`, today, year) : dayOf(words, today))),
  ]
}

const dayOf = (words: string, today: LocalDate): LocalDate =>
  [1, 2, 3, 4, 5, 6]
    .map((days) => addDays(today, days))
    .find((date, index) => (words.toLowerCase() === 'tomorrow' ? index === 0 : weekdayOf(date) === words))!

/** Of the years around today, the one that brings it nearest. */
function dateOf(words: string, today: LocalDate, year?: string): LocalDate {
  const [day, month] = words.split(' ') as [string, (typeof MONTHS)[number]]
  const dates = [-1, 0, 1].map((more) => {
    const which = year ? Number(year) : Number(today.slice(0, 4)) + more
    return `${which}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  })
  const distance = (date: LocalDate) => Math.abs(Date.parse(date) - Date.parse(today))
  return dates.sort((one, other) => distance(one) - distance(other))[0]!
}

/** The hours and dates of the facts that a day's reading was made of, in the same form. */
export function timesOf({ day, written: { lead, ahead } }: ToldDay): Set<string> {
  const instants: (EpochSeconds | undefined)[] = [lead.at, ahead?.fact.at]
  if ('until' in lead) instants.push(lead.until)
  if (lead.kind === 'ingress') instants.push(nextIngress(lead.mover, after(lead.at, DAY / 2)))
  if (lead.kind === 'contact' && lead.exactLongitude !== undefined) {
    const { start, end } = contactCourse(lead, day.window)
    instants.push(start, end)
  }
  return new Set(
    instants
      .filter((at) => at !== undefined)
      .flatMap((at) => {
        const { date, hour, minute } = clockAt(at, day.zone)
        return [date, `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`]
      }),
  )
}
