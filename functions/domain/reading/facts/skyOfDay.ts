import { degreesAhead, wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import { after, DAY, type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { type Eclipse, eclipseAt } from '../../sky/eclipses.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { nextIngress } from '../../sky/ingresses.ts'
import { listMoonQuarters } from '../../sky/moonQuarters.ts'
import { listStations, type Station } from '../../sky/stations.ts'
import type { DayWindow } from './DayWindow.ts'

/** What moves slowly enough to be told by the day. */
export type Mover = Exclude<Planet, 'Moon'>

export const FAST: readonly Mover[] = ['Sun', 'Mercury', 'Venus', 'Mars']
export const SLOW: readonly Mover[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron']

/** The sky of a day, which is the same for every chart. Longitudes in degrees. */
export interface SkyOfDay {
  /** Of each moving body but the Moon, at the day's beginning and end. */
  spans: readonly { planet: Mover; start: number; end: number }[]
  quarters: readonly { phase: MoonPhase; at: EpochSeconds; longitude: number; eclipse: Eclipse | undefined }[]
  stations: readonly Station[]
  /** The bodies that change signs, and when. */
  ingresses: readonly { planet: Mover; at: EpochSeconds; longitude: number }[]
  moon: { start: number; noon: number; end: number; leavesSignAt: EpochSeconds }
}

const skies = new Map<string, SkyOfDay>()
/** A few days in every zone. */
const MOST_SKIES = 200

/** Computed once a day and zone: it is most of the work of a reading. */
export function skyOfDay({ from, to }: DayWindow): SkyOfDay {
  const key = `${from} ${to}`
  const known = skies.get(key)
  if (known) return known
  if (skies.size >= MOST_SKIES) skies.clear()
  const spans = [...FAST, ...SLOW].map((planet) => ({
    planet,
    start: apparentLongitude(planet, from),
    end: apparentLongitude(planet, to),
  }))
  const sky = {
    spans,
    quarters: listMoonQuarters({ from, to }).map(({ phase, at }) => quarterAt(phase, secondsOf(new Date(at)))),
    stations: spans.flatMap(({ planet }) => (planet === 'Sun' ? [] : listStations(planet, { from, to }))),
    ingresses: spans
      .filter(({ start, end }) => signOfLongitude(start) !== signOfLongitude(end))
      .map(({ planet, end }) => ({ planet, at: nextIngress(planet, from), longitude: end })),
    moon: moonOf({ from, to }),
  }
  skies.set(key, sky)
  return sky
}

/** A quarter of the Moon, with what can be seen of an eclipse. */
export const quarterAt = (phase: MoonPhase, at: EpochSeconds) => ({
  phase,
  at,
  longitude: apparentLongitude('Moon', at),
  eclipse: eclipseAt(phase, at),
})

function moonOf({ from, to }: Pick<DayWindow, 'from' | 'to'>): SkyOfDay['moon'] {
  const noon = after(from, DAY / 2)
  const [start, middle, end] = [from, noon, to].map((at) => apparentLongitude('Moon', at)) as [number, number, number]
  return { start, noon: middle, end, leavesSignAt: nextIngress('Moon', noon) }
}

/** Where each body is in the middle of a day, in degrees; the quick Moon at noon itself. */
export function noonLongitudes(day: DayWindow): { planet: Planet; longitude: number }[] {
  const { spans, moon } = skyOfDay(day)
  const others = spans.map(({ planet, start, end }) => ({
    planet,
    longitude: wrapDegrees(start + degreesAhead(end, start) / 2),
  }))
  return [...others, { planet: 'Moon', longitude: moon.noon }]
}
