import { degreesAhead } from '../../../../shared/domain/angles.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import type { Station } from '../../sky/stations.ts'
import type { DayWindow } from './DayWindow.ts'
import type { Fact, Ingress, Lunation, MoonStay, Point, StationFact } from './Fact.ts'
import type { ReaderChart } from './ReaderChart.ts'
import { type SkyOfDay, SLOW, skyOfDay } from './skyOfDay.ts'
import type { Tone } from './Tone.ts'

/** What happens in the sky of a day whoever looks, as it falls into one chart. The Moon's stay is always there. */
export function listSkyEvents(chart: ReaderChart, day: DayWindow): Fact[] {
  const sky = skyOfDay(day)
  return [...eventsOf(sky, chart), moonStay(sky, chart)]
}

/** The same without the Moon's stay. */
export const eventsOf = (sky: Omit<SkyOfDay, 'spans' | 'moon'>, chart: ReaderChart): Fact[] => [
  ...sky.quarters.map((quarter) => lunationAt(quarter, chart)),
  ...sky.stations.map((station) => stationFact(station, chart)),
  ...sky.ingresses.map((ingress) => ingressFact(ingress, chart)),
]

const placed = (mover: Planet, longitude: number, chart: ReaderChart) => ({
  mover,
  longitude,
  sign: signOfLongitude(longitude),
  house: chart.houseAt(longitude),
})

/** The point of the chart nearest to a longitude, if within the range in degrees. */
function nearestPoint({ points }: ReaderChart, longitude: number, range: number): Point | undefined {
  const [nearest] = points
    .map(({ point, longitude: natal }) => ({ point, gap: Math.abs(degreesAhead(natal, longitude)) }))
    .filter(({ gap }) => gap <= range)
    .sort((one, other) => one.gap - other.gap)
  return nearest?.point
}

const KINDS: Partial<Record<MoonPhase, { kind: Lunation['kind']; tone: Tone; weight: number }>> = {
  new_moon: { kind: 'newMoon', tone: 'joined', weight: 90 },
  first_quarter: { kind: 'firstQuarter', tone: 'tense', weight: 58 },
  full_moon: { kind: 'fullMoon', tone: 'tense', weight: 90 },
  last_quarter: { kind: 'lastQuarter', tone: 'easy', weight: 58 },
}

function lunationAt({ phase, at, longitude, eclipse }: SkyOfDay['quarters'][number], chart: ReaderChart): Lunation {
  const { kind, tone, weight } = KINDS[phase]!
  const near = nearestPoint(chart, longitude, 3)
  const place = placed('Moon', longitude, chart)
  return {
    kind,
    id: `${kind} in ${place.sign}`,
    ...place,
    tone,
    weight: (eclipse ? 100 : weight) + (near ? 5 : 0),
    at,
    ...(near && { near }),
    ...(eclipse && { eclipse }),
  }
}

function stationFact({ planet, at, turns, longitude }: Station, chart: ReaderChart): StationFact {
  const near = nearestPoint(chart, longitude, 1.5)
  return {
    kind: 'station',
    id: `${planet} turns ${turns}`,
    ...placed(planet, longitude, chart),
    turns,
    tone: turns === 'direct' ? 'easy' : 'tense',
    weight: Math.min((SLOW.some((slow) => slow === planet) ? 62 : 84) + (near ? 20 : 0), MOST_OF_A_STATION),
    at,
    ...(near && { near }),
  }
}

/** Just less than a new or full moon, which never gives way. */
const MOST_OF_A_STATION = 89

function ingressFact({ planet, at, longitude }: SkyOfDay['ingresses'][number], chart: ReaderChart): Ingress {
  const place = placed(planet, longitude, chart)
  return { kind: 'ingress', id: `${planet} enters ${place.sign}`, ...place, tone: 'easy', weight: 60, at }
}

/** The Moon as the day's business finds it, at noon; `moonEnters` when it came to this part of life since midnight. */
function moonStay({ moon }: SkyOfDay, chart: ReaderChart): MoonStay {
  const place = placed('Moon', moon.noon, chart)
  const isNew = chart.houseAt(moon.start) !== place.house
  return {
    kind: isNew ? 'moonEnters' : 'moonWithin',
    id: `Moon in house ${place.house}`,
    ...place,
    tone: 'easy',
    weight: isNew ? 40 : 25,
    until: moon.leavesSignAt,
  }
}
