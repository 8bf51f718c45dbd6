import { addDays } from '../../../shared/domain/time.ts'
import { MONTHS, WEEKDAYS, weekdayOf } from '../words/calendar.ts'
import type { Reading } from './bodyGroups.ts'
import type { Facts } from './Facts.ts'

const MONTH = MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?\\.?`).join('|')

/** Whether every date, weekday, year and hour of a sentence is among the facts. */
export const hasOnlyKnownTimes = (reading: Reading, facts: Facts): boolean =>
  hasKnownHours(reading, facts) &&
  hasKnownDates(reading, facts) &&
  hasKnownWeekdays(reading, facts) &&
  !tellsOtherDays(withoutTomorrow(reading, facts))

const CLOCK = /\b(\d{1,2})[:.h](\d{2})(?!\d)\s*([ap])?\.?(?:m\b)?|\b(\d{1,2})\s*([ap])\.?m\b|\b(\d{1,2}) o['’]clock/gi

function hasKnownHours({ sentence }: Reading, { hours = [] }: Facts): boolean {
  return [...sentence.matchAll(CLOCK)].every(([, hour, minute, half, fullHour, fullHalf, clockHour]) => {
    const written = Number(hour ?? fullHour ?? clockHour)
    const readings = hoursOf(written, (half ?? fullHalf)?.toLowerCase())
    return readings.some((each) => hours.includes(`${String(each).padStart(2, '0')}:${minute ?? '00'}`))
  })
}

/** "9:18" may be in the morning or in the evening, and "12:23" after midnight or after noon. */
function hoursOf(hour: number, half: string | undefined): number[] {
  if (half === 'a') return [hour % 12]
  if (half === 'p') return [(hour % 12) + 12]
  return hour <= 12 ? [hour % 12, (hour % 12) + 12] : [hour]
}

const DATES = [
  // 22 November 2026, 22nd of Nov
  new RegExp(`\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>${MONTH})\\b(?:,?\\s+(?<year>\\d{4}))?`, 'g'),
  // November 22, 2026
  new RegExp(`\\b(?<month>${MONTH})\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>\\d{4}))?`, 'g'),
  /\b(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\b/g,
  new RegExp(`\\b(?:in|by|until|till|since|from|during|through|early|late|mid|of)[- ](?<month>${MONTH})\\b`, 'g'),
  /\b(?:on|by|until|till|since|from|before|after) the (?<day>\d{1,2})(?:st|nd|rd|th)\b(?!\s+house)/gi,
  /\b(?<year>(?:19|20)\d\d)s?\b/g,
]
const NUMERIC = /\b\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\b/

function hasKnownDates({ sentence }: Reading, { dates = [], hours = [] }: Facts): boolean {
  if (NUMERIC.test(sentence) && !hours.some((hour) => sentence.includes(hour.replace(':', '.')))) return false
  return DATES.every((pattern) =>
    [...sentence.matchAll(pattern)].every(({ groups = {} }) => dates.some((date) => isMeant(date, groups))),
  )
}

function isMeant(date: string, { day, month, number, year }: Record<string, string>): boolean {
  const [years, months, days] = date.split('-').map(Number)
  const named = month ? MONTHS.findIndex((each) => each.startsWith(month.slice(0, 3))) + 1 : Number(number)
  return (
    (!day || Number(day) === days) && ((!month && !number) || named === months) && (!year || Number(year) === years)
  )
}

const hasKnownWeekdays = ({ sentence }: Reading, { dates = [] }: Facts): boolean =>
  WEEKDAYS.every(
    (weekday) => !new RegExp(`\\b${weekday}s?\\b`).test(sentence) || dates.some((date) => weekdayOf(date) === weekday),
  )

const COUNT = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several|a couple of|many|some)'
const UNIT = '(?:hours?|days?|weeks?|fortnights?|months?|years?|decades?)'
const SPANS = [
  new RegExp(
    `\\b(?:in|within|for|over|after|lasts?|every)\\s+(?:about\\s+|around\\s+)?(?:the\\s+)?(?:next\\s+|coming\\s+|past\\s+|last\\s+)?${COUNT}\\s+(?:more\\s+)?${UNIT}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:next|coming|last|previous|following)\\s+${UNIT}\\b`, 'i'),
  /\b(?:tomorrow|yesterday|the day after|until (?:spring|summer|autumn|fall|winter)|this (?:spring|summer|autumn|fall|winter))\b/i,
  new RegExp(`\\b(?:end|rest|start|middle) of (?:the|this|next) (?:${UNIT}|spring|summer|autumn|fall|winter)\\b`, 'i'),
]

/** "Tomorrow" is a date like another one, where the facts say which day it is. */
function withoutTomorrow(reading: Reading, { today, dates = [] }: Facts): Reading {
  const isKnown = today !== undefined && dates.includes(addDays(today, 1))
  return isKnown ? { ...reading, sentence: reading.sentence.replace(/\btomorrow\b/gi, '') } : reading
}

/** Spans and other days are fine in advice ("wait a day"); told of the sky, or foretold, they are facts to be checked. */
function tellsOtherDays({ sentence, mentions }: Reading): boolean {
  if (!SPANS.some((pattern) => pattern.test(sentence))) return false
  return (
    mentions.some(({ kind }) => kind === 'body' || kind === 'aspect') || /\b(?:will|you['’]ll|moon)\b/i.test(sentence)
  )
}
