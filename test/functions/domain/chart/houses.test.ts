import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideHouses, houseOf, isPolar } from '../../../../functions/domain/chart/houses.ts'
import { localSky } from '../../../../functions/domain/sky/ephemeris.ts'
import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../../shared/domain/chart.ts'
import { arcseconds, instantOf, type ReferenceChart, referenceCharts } from './referenceCharts.ts'

const housesOf = ({ utc, lat, lon }: ReferenceChart, system: HouseSystem) =>
  divideHouses({ sky: localSky(instantOf(utc), lon), latitude: lat, system })

const worst = (actual: number[], expected: number[]): number =>
  Math.max(...actual.map((cusp, index) => arcseconds(cusp, expected[index]!)))

describe('against Swiss Ephemeris', () => {
  test('every birth has its angles', () => {
    for (const chart of referenceCharts) {
      const { ascendant, midheaven } = housesOf(chart, 'placidus')

      expect(arcseconds(ascendant, chart.expected.asc), chart.id).toBeLessThan(chart.expected.polar ? 2 : 1)
      expect(arcseconds(midheaven, chart.expected.mc), chart.id).toBeLessThan(1)
    }
  })

  test('every birth has its Placidus cusps, or Porphyry where Placidus does not exist', () => {
    for (const chart of referenceCharts) {
      const { system, cusps } = housesOf(chart, 'placidus')
      const { placidus, porphyry } = chart.expected

      expect(system, chart.id).toBe(placidus ? 'placidus' : 'porphyry')
      expect(worst(cusps, placidus ?? porphyry), chart.id).toBeLessThan(placidus ? 1 : 2)
    }
  })

  test('every birth has its Porphyry and whole sign cusps', () => {
    for (const chart of referenceCharts) {
      expect(worst(housesOf(chart, 'porphyry').cusps, chart.expected.porphyry), chart.id).toBeLessThan(2)
      expect(housesOf(chart, 'whole_sign').cusps, chart.id).toEqual(chart.expected.whole_sign)
    }
  })
})

describe('for any sky', () => {
  const angle = fc.double({ min: 0, max: 359.999, noNaN: true })
  const skies = fc.record({ meridian: angle, obliquity: fc.double({ min: 23.4, max: 23.5, noNaN: true }) })
  const latitudes = fc.double({ min: -89, max: 89, noNaN: true })
  const systems = fc.constantFrom(...HOUSE_SYSTEMS)

  test('twelve cusps go once around the zodiac, opposite in pairs', () => {
    fc.assert(
      fc.property(skies, latitudes, systems, (sky, latitude, system) => {
        const { cusps } = divideHouses({ sky, latitude, system })

        const spans = cusps.map((cusp, index) => wrapDegrees(cusps[(index + 1) % 12]! - cusp))
        expect(spans.reduce((sum, span) => sum + span)).toBeCloseTo(360, 6)
        for (let index = 0; index < 6; index++)
          expect(arcseconds(cusps[index]! + 180, cusps[index + 6]!)).toBeLessThan(1e-6)
      }),
    )
  })

  test('the ascendant follows the midheaven within half a turn, and both begin their houses', () => {
    fc.assert(
      fc.property(skies, latitudes, (sky, latitude) => {
        const { ascendant, midheaven, cusps } = divideHouses({ sky, latitude, system: 'placidus' })

        expect(wrapDegrees(ascendant - midheaven)).toBeLessThan(180)
        expect(arcseconds(cusps[0]!, ascendant)).toBeLessThan(1e-6)
        expect(arcseconds(cusps[9]!, midheaven)).toBeLessThan(1e-6)
      }),
    )
  })

  test('Placidus cusps are at a third and two thirds of their own semi-arcs', () => {
    fc.assert(
      fc.property(skies, fc.double({ min: -66.4, max: 66.4, noNaN: true }), (sky, latitude) => {
        fc.pre(!isPolar(sky, latitude))
        const { cusps } = divideHouses({ sky, latitude, system: 'placidus' })

        const shares = [cusps[10]!, cusps[11]!].map((cusp) => shareOfSemiArc(cusp, sky, latitude))
        expect(shares[0]).toBeCloseTo(1 / 3, 5)
        expect(shares[1]).toBeCloseTo(2 / 3, 5)
      }),
    )
  })

  test('every longitude is in the house whose cusp it passed last', () => {
    fc.assert(
      fc.property(skies, latitudes, systems, angle, (sky, latitude, system, longitude) => {
        const { cusps } = divideHouses({ sky, latitude, system })

        const house = houseOf(longitude, cusps)

        const since = wrapDegrees(longitude - cusps[house - 1]! + A_HAIR)
        expect(since).toBeLessThanOrEqual(wrapDegrees(cusps[house % 12]! - cusps[house - 1]!) + A_HAIR)
      }),
    )
  })
})

/** Degrees by which rounding can put a body short of a cusp that it is on. */
const A_HAIR = 1e-9

test('a body on a cusp belongs to the house that begins there', () => {
  const cusps = Array.from({ length: 12 }, (_, index) => (index * 30 + 350) % 360)

  expect(houseOf(20, cusps)).toBe(2)
  expect(houseOf(19.9999, cusps)).toBe(1)
  expect(houseOf(349.9999, cusps)).toBe(12)
})

function shareOfSemiArc(longitude: number, sky: { meridian: number; obliquity: number }, latitude: number): number {
  const turn = Math.PI / 180
  const obliquity = sky.obliquity * turn
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude * turn))
  const ascension = Math.atan2(Math.sin(longitude * turn) * Math.cos(obliquity), Math.cos(longitude * turn)) / turn
  const semiArc = Math.acos(-Math.tan(latitude * turn) * Math.tan(declination)) / turn
  return wrapDegrees(ascension - sky.meridian) / semiArc
}
