import { Ecliptic, GeoVector, Body as SecondBody } from 'astronomy-engine'
import { degreesAhead } from '../../shared/domain/angles.ts'
import { PLANETS, zodiacPosition } from '../../shared/domain/chart.ts'
import { type EpochSeconds, epochSeconds, secondsOf } from '../../shared/domain/time.ts'
import { divideHouses } from '../domain/chart/houses.ts'
import { apparentLongitude, type Body, ENGINE, localSky } from '../domain/sky/ephemeris.ts'

/** Median, 99th percentile and maximum of an error, in arcseconds. */
export type Spread = [median: number, p99: number, max: number]

export interface AccuracyReport {
  engine: string
  /** Against Swiss Ephemeris on JPL DE441. */
  reference: { births: number; wrongSigns: number; errors: Record<string, Spread> }
  /** Against astronomy-engine, which knows neither Chiron nor the nodes. */
  second: { births: number; errors: Record<string, Spread> }
}

/** A birth of the reference data; longitudes in degrees. */
export interface ReferenceBirth {
  utc: string
  lat: number
  lon: number
  expected: { longitudes: Record<string, number>; asc: number; mc: number; placidus: number[] | null }
}

/** How far our places are from those of others. */
export const accuracyReport = (births: readonly ReferenceBirth[]): AccuracyReport => ({
  engine: ENGINE,
  reference: againstReference(births),
  second: againstSecond(),
})

const BODIES: readonly (readonly [Body, string])[] = [
  ...PLANETS.filter((planet) => planet !== 'North Node').map((planet) => [planet, planet.toLowerCase()] as const),
  ['North Node', 'mean_node'],
  ['True Node', 'true_node'],
]

function againstReference(births: readonly ReferenceBirth[]): AccuracyReport['reference'] {
  const bodies = BODIES.map(([body, key]) => ({
    body,
    pairs: births.map(({ utc, expected }) => [placeOf(body, utc), expected.longitudes[key]!] as const),
  }))
  const wheels = births.map((birth) => ({ birth, houses: housesOf(birth) }))
  const angles = {
    Ascendant: wheels.map(({ birth, houses }) => arcseconds(houses.ascendant, birth.expected.asc)),
    Midheaven: wheels.map(({ birth, houses }) => arcseconds(houses.midheaven, birth.expected.mc)),
    'Placidus cusps': wheels.flatMap(({ birth, houses }) =>
      (birth.expected.placidus ?? []).map((cusp, index) => arcseconds(cusp, houses.cusps[index]!)),
    ),
  }
  const errors = [
    ...bodies.map(({ body, pairs }) => [body, spreadOf(pairs.map((pair) => arcseconds(...pair)))]),
    ...Object.entries(angles).map(([name, each]) => [name, spreadOf(each)]),
  ]
  const wrong = bodies.flatMap(({ pairs }) => pairs).filter(([ours, theirs]) => signOf(ours) !== signOf(theirs))
  return { births: births.length, wrongSigns: wrong.length, errors: Object.fromEntries(errors) }
}

const SECOND_BODIES = PLANETS.slice(0, 10) as (keyof typeof SecondBody & Body)[]
const BIRTHS = 2000
const [FIRST, LAST] = [secondsOf(new Date('1920-01-01T00:00:00Z')), secondsOf(new Date('2027-01-01T00:00:00Z'))]

function againstSecond(): AccuracyReport['second'] {
  // Steps of an irrational number spread the instants evenly, and equally at every run.
  const instants = Array.from({ length: BIRTHS }, (_, step) =>
    epochSeconds(FIRST + ((step * Math.SQRT2) % 1) * (LAST - FIRST)),
  )
  const errors = SECOND_BODIES.map((body) => [body, spreadOf(instants.map((instant) => difference(body, instant)))])
  return { births: BIRTHS, errors: Object.fromEntries(errors) }
}

function difference(body: (typeof SECOND_BODIES)[number], instant: EpochSeconds): number {
  const second = Ecliptic(GeoVector(SecondBody[body], new Date(instant * 1000), true)).elon
  return arcseconds(apparentLongitude(body, instant), second)
}

const placeOf = (body: Body, utc: string): number => apparentLongitude(body, secondsOf(new Date(utc)))
const signOf = (longitude: number): string => zodiacPosition(longitude).sign

const housesOf = ({ utc, lat, lon }: ReferenceBirth) =>
  divideHouses({ sky: localSky(secondsOf(new Date(utc)), lon), latitude: lat, system: 'placidus' })

const arcseconds = (one: number, other: number): number => Math.abs(degreesAhead(one, other)) * 3600

function spreadOf(errors: readonly number[]): Spread {
  const sorted = errors.toSorted((one, other) => one - other)
  const at = (share: number) => Number(sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(3))
  return [at(0.5), at(0.99), at(1)]
}
