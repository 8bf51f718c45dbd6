import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { castBigThree } from '../../../../functions/domain/chart/natalChart.ts'
import { compatibilityOf } from '../../../../functions/domain/compatibility/compatibility.ts'
import { possibleSigns } from '../../../../functions/domain/sky/dateSky.ts'
import { Compatibility } from '../../../../shared/domain/compatibility.ts'
import { epochSeconds, isoInstant } from '../../../../shared/domain/time.ts'
import { aBirth, aPlace } from '../../../makers/aBirth.ts'

const [FIRST, LAST] = [Date.UTC(1940, 0, 1) / 1000, Date.UTC(2008, 0, 1) / 1000]
const dateAt = (share: number) => isoInstant(epochSeconds(FIRST + share * (LAST - FIRST))).slice(0, 10)
const dates = fc.double({ min: 0, max: 1, noNaN: true }).map(dateAt)

test('a pair has exactly the declared shape, and the same answer every time', () => {
  const pair = compatibilityOf(['1990-05-05', '1992-11-13'])

  expect(Compatibility.parse(pair)).toEqual(pair)
  expect(compatibilityOf(['1990-05-05', '1992-11-13'])).toEqual(pair)
  expect(pair.aspects.length).toBeGreaterThan(5)
})

test('it does not matter who is named first', () => {
  fc.assert(
    fc.property(dates, dates, (one, other) => {
      const [there, back] = [compatibilityOf([one, other]), compatibilityOf([other, one])]

      const numbers = ({ score, harmony, tension, tiles }: Compatibility) => [
        score,
        harmony,
        tension,
        ...Object.values(tiles).map(({ ease }) => ease),
      ]
      expect(numbers(there)).toEqual(numbers(back))
    }),
    { numRuns: 40 },
  )
})

describe('among pairs that were not used to calibrate', () => {
  // Steps of two irrational numbers spread the pairs evenly over all pairs of dates.
  const pairs = Array.from({ length: 1000 }, (_, step) =>
    compatibilityOf([dateAt((step * Math.SQRT2) % 1), dateAt((step * Math.E) % 1)]),
  )

  test.each(['score', 'harmony', 'tension'] as const)('the %s uses the whole scale evenly', (figure) => {
    for (let limit = 10; limit < 100; limit += 10) {
      const below = pairs.filter((pair) => pair[figure] < limit).length / pairs.length

      // Three standard errors of 1000 pairs, in the middle of the scale.
      expect(Math.abs(below - limit / 100), `${limit}`).toBeLessThan(0.048)
    }
  })

  test('every figure is a whole number from 0 to 100', () => {
    for (const { score, harmony, tension, tiles } of pairs)
      for (const figure of [score, harmony, tension, ...Object.values(tiles).map(({ ease }) => ease)]) {
        expect(Number.isInteger(figure)).toBe(true)
        expect(figure).toBeGreaterThanOrEqual(0)
        expect(figure).toBeLessThanOrEqual(100)
      }
  })

  test('the parts shown explain the score: more harmony and less tension never score lower', () => {
    const net = ({ aspects }: Compatibility) =>
      aspects.reduce((sum, { harmony, tension }) => sum + harmony - tension, 0)
    const ranked = pairs.toSorted((one, other) => net(one) - net(other))

    for (const [index, { score }] of ranked.entries())
      expect(score).toBeGreaterThanOrEqual(ranked[index - 1]?.score ?? 0)
  })
})

test('each tile compares the bodies of its subject', () => {
  const { tiles } = compatibilityOf(['1990-05-05', '1992-11-13'])
  const met = (tile: keyof typeof tiles) => tiles[tile].meetings.map(({ planet1, planet2 }) => `${planet1} ${planet2}`)

  expect(met('elements')).toEqual(['Sun Sun'])
  expect(met('emotions')).toEqual(['Moon Moon'])
  expect(met('communication')).toEqual(['Mercury Mercury'])
  expect(met('loveLanguage')).toEqual(['Venus Venus', 'Venus Mars', 'Mars Venus'])
  expect(tiles.elements.meetings[0]).toMatchObject({
    sign1: 'Taurus',
    sign2: 'Scorpio',
    bond: 'opposite',
    certain: true,
  })
})

test('a sign that the date leaves open is marked, and the Moons are named', () => {
  const { tiles, moonSigns } = compatibilityOf(['1990-04-20', '1992-11-13'])

  expect(tiles.elements.meetings[0]).toMatchObject({ sign1: 'Taurus', certain: false })
  expect(tiles.emotions.meetings[0]!.certain).toBe(moonSigns.every((signs) => signs.length === 1))
})

test('wherever and whenever on a date somebody is born, the Moon is in a sign that was named', () => {
  const ends = [
    aPlace({ zone: 'Pacific/Kiritimati', lat: 1.9, lon: -157.4 }),
    aPlace({ zone: 'Pacific/Pago_Pago', lat: -14.3, lon: -170.7 }),
  ]
  for (let day = 1; day <= 28; day++) {
    const date = `2003-02-${String(day).padStart(2, '0')}`
    for (const place of ends)
      for (const time of ['00:00', '12:00', '23:59'])
        expect(possibleSigns('Moon', date)).toContain(castBigThree(aBirth({ date, time, place })).moonSign)
  }
})
