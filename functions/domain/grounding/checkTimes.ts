import { addDays } from '../../../shared/domain/time.ts'
import { WEEKDAYS, weekdayOf } from '../words/calendar.ts'
import type { Reading } from './bodyGroups.ts'
import type { Facts } from './Facts.ts'
import { DATES, isMeant } from './writtenDays.ts'

/** Whether every date, weekday, year and hour of a sentence is among the facts. */
export const hasOnlyKnownTimes = (reading: Reading, facts: Facts): boolean =>
  hasKnownHours(reading, facts) &&
  hasKnownDates(reading, facts) &&
  hasKnownWeekdays(reading, facts) &&
  !tellsOtherDays(withoutTomorrow(reading, facts))

const CLOCK = /\b(\d{1,2})[:.h](\d{2})(?!\d)\s*([ap])?\.?(?:m\b)?|\b(\d{1,2})\s*([ap])\.?m\b|\b(\d{1,2}) o['’]clock/gi

/** "At 4 in the afternoon", "at six in the evening" */
const PART_OF_DAY = /\bat (?:\d{1,2}|\w+) (?:in the (?:morning|afternoon|evening)|at night)\b/i

function hasKnownHours({ sentence }: Reading, { hours = [] }: Facts): boolean {
  if (PART_OF_DAY.test(sentence) && hours.length === 0) return false
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

// "50/50" and "24/7" are words.
const NUMERIC = /\b(?!50\/50\b|24\/7\b)\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\b/

function hasKnownDates({ sentence }: Reading, { dates = [], hours = [] }: Facts): boolean {
  if (NUMERIC.test(sentence) && !hours.some((hour) => sentence.includes(hour.replace(':', '.')))) return false
  return DATES.every((pattern) =>
    [...sentence.matchAll(pattern)].every(({ groups = {} }) => dates.some((date) => isMeant(date, groups))),
  )
}

/** "The rest can wait until Monday": of a reader's own week, where nothing of the sky is named that would begin or end. */
const isOfTheirWeek = ({ sentence, mentions }: Reading): boolean =>
  mentions.length === 0 &&
  /\b(?:wait|back|done|finished|keep \w+|leave \w+) (?:it )?(?:until|by|before) [A-Z]/.test(sentence)

const hasKnownWeekdays = (reading: Reading, { dates = [] }: Facts): boolean =>
  isOfTheirWeek(reading) ||
  WEEKDAYS.every(
    (weekday) =>
      !new RegExp(`(?<!\\b(?:an?|any|every|each|some) (?:\\w+ )?)\\b${weekday}s?\\b`).test(reading.sentence) ||
      dates.some((date) => weekdayOf(date) === weekday),
  )

const COUNT = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several|a couple of|many|some)'
const UNIT = '(?:hours?|days?|weeks?|fortnights?|months?|years?|decades?)'
const SPANS = [
  new RegExp(
    `\\b(?:in|within|for|over|after|lasts?|every)\\s+(?:about\\s+|around\\s+)?(?:the\\s+)?(?:next\\s+|coming\\s+|past\\s+|last\\s+)?${COUNT}\\s+(?:more\\s+)?${UNIT}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:next|coming|last|previous|following)\\s+${UNIT}\\b`, 'i'),
  /\b(?:tomorrow|yesterday|the day after|until (?:spring|summer|autumn|fall|winter)|(?:this|next|by|last) (?:the )?(?:spring|summer|autumn|fall|winter))\b/i,
  new RegExp(`\\b(?:end|rest|start|middle) of (?:the|this|next) (?:${UNIT}|spring|summer|autumn|fall|winter)\\b`, 'i'),
]

/** "Tomorrow" is a date like another one, where the facts say which day it is. */
function withoutTomorrow(reading: Reading, { today, dates = [] }: Facts): Reading {
  const isKnown = today !== undefined && dates.includes(addDays(today, 1))
  return isKnown ? { ...reading, sentence: reading.sentence.replace(/\btomorrow\b/gi, '') } : reading
}

/** "More than you did last week", "back in an hour" */
const OWN_TIME = /\bthan (?:\w+ ){0,3}last \w+|\b(?:be )?back in an hour\b|\bafter (?:an hour|\w+ minutes) of\b/gi

/** Spans and other days are fine in advice ("wait a day"); told of the sky, or foretold, they are facts to be checked. */
function tellsOtherDays({ sentence, mentions }: Reading): boolean {
  const told = sentence.replace(OWN_TIME, '')
  if (!SPANS.some((pattern) => pattern.test(told))) return false
  return (
    mentions.some(({ kind }) => kind === 'body' || kind === 'aspect') ||
    /\b(?:will|you['’]ll|moon|next one|begins|returns)\b/i.test(sentence)
  )
}
