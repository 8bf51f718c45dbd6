import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { Birth } from '../../../../shared/domain/birth.ts'
import { indexOfSign, type Sign, signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { houseOf } from '../../chart/houses.ts'
import { castChart } from '../../chart/natalChart.ts'
import type { Point } from './Fact.ts'

/** A point of the reader's chart. Longitude in degrees. */
export interface ChartPoint {
  point: Point
  longitude: number
  sign: Sign
  house: number
}

/** What of a birth a day's reading needs. Without a birth time there is no Moon and no angle. */
export interface ReaderChart {
  sunSign: Sign
  /** Whether `houseAt` tells houses; else it counts parts of life from the Sun's sign. */
  hasHouses: boolean
  points: readonly ChartPoint[]
  /** 1 to 12 for a longitude in degrees. */
  houseAt: (longitude: number) => number
}

/** The chart of everyone of a Sun sign: no points of their own. */
export const signChart = (sunSign: Sign): ReaderChart => ({
  sunSign,
  hasHouses: false,
  points: [],
  houseAt: countedFrom(sunSign),
})

/** Throws RangeError when the birth place has an unknown zone. */
export function readerChart(birth: Birth): ReaderChart {
  const chart = castChart(birth)
  const cusps = chart.houses.map(({ longitude }) => longitude)
  const houseAt = birth.timeKnown ? (longitude: number) => houseOf(longitude, cusps) : countedFrom(chart.sunSign)
  const planets = chart.planetaryPositions
    // Within a day the Moon moves far further than the range of a contact.
    .filter(({ planet }) => birth.timeKnown || planet !== 'Moon')
    .map(({ planet, longitude }): [Point, number] => [planet, longitude])
  const angles: [Point, number][] = [
    ['Ascendant', chart.ascendant.longitude],
    ['Midheaven', chart.midheaven.longitude],
  ]
  const points = [...planets, ...(birth.timeKnown ? angles : [])].map(([point, longitude]) => ({
    point,
    longitude,
    sign: signOfLongitude(longitude),
    house: houseAt(longitude),
  }))
  return { sunSign: chart.sunSign, hasHouses: birth.timeKnown, points, houseAt }
}

const countedFrom = (sign: Sign) => (longitude: number) =>
  ((Math.floor(wrapDegrees(longitude) / 30) - indexOfSign(sign) + 12) % 12) + 1
