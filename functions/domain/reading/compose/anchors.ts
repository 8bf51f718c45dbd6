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
import { dayWords, onDay } from '../words/when.ts'

/** The day of an instant, if calendars from Los Angeles to Sydney agree on it. */
export function dayEverywhere(at: EpochSeconds): LocalDate | undefined {
  const [west, east] = [clockAt(at, 'America/Los_Angeles').date, clockAt(at, 'Australia/Sydney').date]
  return west === east ? west : undefined
}

/** Clauses that are true in every zone, such as "Venus is in Libra until Friday"; those about the first bodies come first. */
export function listAnchors(bodies: readonly Planet[], { date, from, to }: DayWindow): string[] {
  const ordered = [...new Set([...bodies, ...OTHERS])].filter((body) => body !== 'Moon')
  const stays = ordered.map((body) => stayOf(body, from, date))
  const quarters = listQuarterDays({ from: to, to: after(to, 30 * DAY) })
    .filter(({ phase }) => FULL_OR_NEW.has(phase))
    .map(({ phase, day }) => `the ${moonPhaseName[phase]} is ${onDay(dayWords(day, date))}`)
  const moons = listMoonDays(to, date).map(({ sign, day }) => `the Moon is in ${sign} ${onDay(dayWords(day, date))}`)
  const dated = [...stays.flatMap(({ until }) => until ?? []), ...quarters, ...moons]
  return [...dated, ...stays.flatMap(({ about }) => about ?? [])]
}

/** The new, half and full Moons that fall on one day everywhere. */
export const listQuarterDays = (span: Pick<DayWindow, 'from' | 'to'>) =>
  listMoonQuarters(span).flatMap(({ phase, at }) => {
    const day = dayEverywhere(secondsOf(new Date(at)))
    return day ? [{ phase, day }] : []
  })

/** Where the Moon is on the days ahead that it spends in one sign everywhere. */
export const listMoonDays = (from: EpochSeconds, today: LocalDate) =>
  Array.from({ length: 9 }, (_, index) => index + 1).flatMap((days) => {
    const noon = after(from, (days - 0.5) * DAY)
    const [start, end] = [after(noon, -23 * HOUR), after(noon, 20 * HOUR)].map((at) =>
      signOfLongitude(apparentLongitude('Moon', at)),
    )
    return start === end ? [{ sign: start!, day: addDays(today, days) }] : []
  })

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
