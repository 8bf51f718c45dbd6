import { addDays, type LocalDate } from '../../../shared/domain/time.ts'
import { MONTHS, WEEKDAYS, weekdayOf } from '../words/calendar.ts'

/** A day as a sentence writes it, and which dates it may be. */
export interface WrittenDay {
  start: number
  end: number
  isOn: (date: LocalDate) => boolean
}

/** The days of a sentence in its order: dates, months, weekdays and, where it is known which day is today, tomorrow. */
export function writtenDays(sentence: string, today?: LocalDate): WrittenDay[] {
  const found = [
    ...DATES.flatMap((pattern) =>
      spansOf(
        sentence,
        pattern,
        ({ groups = {} }) =>
          (date) =>
            isMeant(date, groups),
      ),
    ),
    ...spansOf(
      sentence,
      WEEKDAY,
      ([name]) =>
        (date) =>
          weekdayOf(date) === name,
    ),
    ...(today ? spansOf(sentence, /\btomorrow\b/gi, () => (date) => date === addDays(today, 1)) : []),
  ]
  const kept: WrittenDay[] = []
  for (const day of found.sort((a, b) => a.start - b.start || b.end - a.end))
    if (day.start >= (kept.at(-1)?.end ?? 0)) kept.push(day)
  return kept
}

const spansOf = (
  sentence: string,
  pattern: RegExp,
  dateOf: (match: RegExpMatchArray) => WrittenDay['isOn'],
): WrittenDay[] =>
  [...sentence.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isOn: dateOf(match),
  }))

const WEEKDAY = new RegExp(`\\b(?:${WEEKDAYS.join('|')})\\b`, 'g')

const MONTH = MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?\\.?`).join('|')

export const DATES = [
  // 22 November 2026, 22nd of Nov
  new RegExp(`\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>${MONTH})\\b(?:,?\\s+(?<year>\\d{4}))?`, 'g'),
  // November 22, 2026
  new RegExp(`\\b(?<month>${MONTH})\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>\\d{4}))?`, 'g'),
  /\b(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\b/g,
  new RegExp(`\\b(?:in|by|until|till|since|from|during|through|early|late|mid|of)[- ](?<month>${MONTH})\\b`, 'g'),
  /\b(?:on|by|until|till|since|from|before|after) the (?<day>\d{1,2})(?:st|nd|rd|th)\b(?!\s+house)/gi,
  /\b(?<year>(?:19|20)\d\d)s?\b/g,
]

/** Whether a date is the one of which a text names these parts. */
export function isMeant(date: string, { day, month, number, year }: Record<string, string>): boolean {
  const [years, months, days] = date.split('-').map(Number)
  const named = month ? MONTHS.findIndex((each) => each.startsWith(month.slice(0, 3))) + 1 : Number(number)
  return (
    (!day || Number(day) === days) && ((!month && !number) || named === months) && (!year || Number(year) === years)
  )
}
