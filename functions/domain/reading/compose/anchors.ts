import type { Planet } from '../../../../shared/domain/chart.ts'
import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import {
  addDays,
  after,
  DAY,
  type EpochSeconds,
  HOUR,
  type LocalDate,
  secondsOf,
} from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { nextIngress } from '../../sky/ingresses.ts'
import { listMoonQuarters } from '../../sky/moonQuarters.ts'
import { bodyWords } from '../../words/bodies.ts'
import { clockAt, type DayWindow } from '../facts/DayWindow.ts'
import { dayWords } from '../words/when.ts'

/** The day of an instant, if calendars from Los Angeles to Sydney agree on it. */
export function dayEverywhere(at: EpochSeconds): LocalDate | undefined {
  const [west, east] = [clockAt(at, 'America/Los_Angeles').date, clockAt(at, 'Australia/Sydney').date]
  return west === east ? west : undefined
}

/** Clauses for a sign's reading that are true whatever the reader's zone. */
export interface Anchors {
  /** With a day that is the same everywhere: "Venus is in Libra until Friday". */
  dated: readonly string[]
  /** These, and others that only tell about how long: "Mars is in Leo for about two more weeks". */
  all: readonly string[]
}

/** Those about the first bodies come first. */
export function listAnchors(bodies: readonly Planet[], { date, from, to }: DayWindow): Anchors {
  const ordered = [...new Set([...bodies, ...OTHERS])].filter((body) => body !== 'Moon')
  const stays = ordered.map((body) => stayOf(body, from, date))
  const quarters = listMoonQuarters({ from: to, to: after(to, 30 * DAY) }).flatMap(({ phase, at }) => {
    const day = dayEverywhere(secondsOf(new Date(at)))
    return day && FULL_OR_NEW.has(phase) ? [`the ${moonPhaseName[phase]} is ${onDay(day, date)}`] : []
  })
  const dated = [...stays.flatMap(({ until }) => until ?? []), ...quarters, ...listMoonSigns(to, date)]
  return { dated, all: [...dated, ...stays.flatMap(({ about }) => about ?? [])] }
}

/** Where the Moon is on the days ahead that it spends in one sign everywhere. */
function listMoonSigns(from: EpochSeconds, today: LocalDate): string[] {
  return [1, 2, 3, 4].flatMap((days) => {
    const noon = after(from, (days - 0.5) * DAY)
    const [start, end] = [after(noon, -23 * HOUR), after(noon, 20 * HOUR)].map((at) =>
      signOfLongitude(apparentLongitude('Moon', at)),
    )
    return start === end ? [`the Moon is in ${start} ${onDay(addDays(today, days), today)}`] : []
  })
}

const OTHERS: readonly Planet[] = ['Mercury', 'Venus', 'Mars', 'Sun', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']
const FULL_OR_NEW: ReadonlySet<string> = new Set(['new_moon', 'full_moon'])

interface Stay {
  until?: string
  about?: string
}

function stayOf(body: Planet, from: EpochSeconds, today: LocalDate): Stay {
  const place = `${bodyWords(body)} is in ${signOfLongitude(apparentLongitude(body, from))}`
  const end = nextIngress(body, from)
  const until = dayEverywhere(end)
  if (until && until > addDays(today, 1)) return { until: `${place} until ${dayWords(until, today)}` }
  const weeks = Math.round((end - from) / (7 * DAY))
  return weeks > 0 && weeks < WEEK_WORDS.length ? { about: `${place} for about ${WEEK_WORDS[weeks]}` } : {}
}

const WEEK_WORDS = ['', 'one more week', 'two more weeks', 'three more weeks', 'four more weeks', 'five more weeks']

const onDay = (day: LocalDate, today: LocalDate): string => {
  const words = dayWords(day, today)
  return words === 'tomorrow' ? words : `on ${words}`
}
