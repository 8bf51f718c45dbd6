import fc from 'fast-check'
import { houseOf } from '../../../../../functions/domain/chart/houses.ts'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { wrapDegrees } from '../../../../../shared/domain/angles.ts'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import {
  type NatalChart,
  PLANETS,
  type Planet,
  type PlanetaryPosition,
  zodiacPosition,
} from '../../../../../shared/domain/chart.ts'
import { aBirth, aPlace } from '../../../../makers/aBirth.ts'

/** Evenly spread, unlike fc.double, whose numbers crowd about 0. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((whole) => whole / 1000)

const anyBirth = fc
  .record({
    day: fc.integer({ min: 0, max: 45_000 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    lat: degrees(-78, 78),
    lon: degrees(-180, 180),
    timeKnown: fc.integer({ min: 0, max: 9 }).map((ticket) => ticket > 0),
  })
  .map(
    ({ day, minute, lat, lon, timeKnown }): Birth =>
      aBirth({
        date: new Date(Date.UTC(1905, 0, 1 + day)).toISOString().slice(0, 10),
        time: new Date(minute * 60_000).toISOString().slice(11, 16),
        timeKnown,
        place: aPlace({ lat, lon }),
      }),
  )

/** Charts from 1905 to 2028, from the tropics to beyond the polar circles, one in ten without a time: the same ones every time. */
export const someCharts = (count: number): NatalChart[] =>
  fc.sample(anyBirth, { numRuns: count, seed: 1977 }).map(castChart)

export const aChart = (changes: Partial<Birth> = {}): NatalChart => castChart(aBirth(changes))

/** Births with a crowd: between five and nine bodies are moved to within 15 degrees of each other. The same ones every time. */
export const crowdedCharts = (count: number): NatalChart[] =>
  fc
    .sample(
      // Without the bias to extremes, which would put all of a crowd at its two ends.
      fc.noBias(
        fc.record({
          birth: anyBirth,
          start: degrees(0, 359),
          offsets: fc.array(degrees(0, 15), { minLength: 5, maxLength: 9 }),
          bodies: fc.shuffledSubarray([...PLANETS], { minLength: PLANETS.length }),
        }),
      ),
      { numRuns: count, seed: 1962 },
    )
    .map(({ birth, start, offsets, bodies }) =>
      movedTo(castChart(birth), new Map(offsets.map((offset, index) => [bodies[index]!, wrapDegrees(start + offset)]))),
    )

/** The same chart with bodies at other longitudes. */
export function movedTo(chart: NatalChart, longitudes: ReadonlyMap<Planet, number>): NatalChart {
  const cusps = chart.houses.map(({ longitude }) => longitude)
  const move = (body: PlanetaryPosition): PlanetaryPosition => {
    const longitude = longitudes.get(body.planet) ?? body.longitude
    return { ...body, ...zodiacPosition(longitude), house: cusps.length > 0 ? houseOf(longitude, cusps) : null }
  }
  return { ...chart, planetaryPositions: chart.planetaryPositions.map(move) }
}
