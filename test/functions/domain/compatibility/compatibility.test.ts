import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { castBigThree } from '../../../../functions/domain/chart/natalChart.ts'
import { type Compatibility, compatibilityOf } from '../../../../functions/domain/compatibility/compatibility.ts'
import { skyOfDate } from '../../../../functions/domain/compatibility/personSky.ts'
import { possibleSigns } from '../../../../functions/domain/sky/dateSky.ts'
import { epochSeconds, isoInstant } from '../../../../shared/domain/time.ts'
import { aBirth, aPlace } from '../../../makers/aBirth.ts'

const [FIRST, LAST] = [Date.UTC(1940, 0, 1) / 1000, Date.UTC(2008, 0, 1) / 1000]
const dateAt = (share: number) => isoInstant(epochSeconds(FIRST + share * (LAST - FIRST))).slice(0, 10)
const dates = fc.double({ min: 0, max: 1, noNaN: true }).map(dateAt)
const pairOf = (one: string, other: string) => compatibilityOf([skyOfDate(one), skyOfDate(other)])

test('a pair has the same answer every time', () => {
  const pair = pairOf('1990-05-05', '1992-11-13')

  expect(pairOf('1990-05-05', '1992-11-13')).toEqual(pair)
  expect(pair.aspects.length).toBeGreaterThan(5)
})

test('it does not matter who is named first', () => {
  fc.assert(
    fc.property(dates, dates, (one, other) => {
      const { aspects: _, ...there } = pairOf(one, other)
      const { aspects: __, ...back } = pairOf(other, one)

      expect(there).toEqual(back)
    }),
    { numRuns: 40 },
  )
})

describe('among pairs that were not used to calibrate', () => {
  // Steps of two irrational numbers spread the pairs evenly over all pairs of dates.
  const pairs = Array.from({ length: 1000 }, (_, step) =>
    pairOf(dateAt((step * Math.SQRT2) % 1), dateAt((step * Math.E) % 1)),
  )

  test.each(['score', 'harmony', 'tension'] as const)('the %s uses the whole scale evenly', (figure) => {
    for (let limit = 10; limit < 100; limit += 10) {
      const below = pairs.filter((pair) => pair[figure] < limit).length / pairs.length

      // Three standard errors of 1000 pairs, in the middle of the scale.
      expect(Math.abs(below - limit / 100), `${limit}`).toBeLessThan(0.048)
    }
  })

  test('every figure is a whole number from 0 to 100', () => {
    for (const { score, harmony, tension } of pairs)
      for (const figure of [score, harmony, tension]) {
        expect(Number.isInteger(figure)).toBe(true)
        expect(figure).toBeGreaterThanOrEqual(0)
        expect(figure).toBeLessThanOrEqual(100)
      }
  })

  test('the parts of a score are whole numbers that add up to it', () => {
    const sumOf = ({ points }: Compatibility) => Object.values(points).reduce((sum, each) => sum + each, 0)

    expect(pairs.filter((pair) => sumOf(pair) !== pair.score)).toEqual([])
    expect(pairs.flatMap(({ points }) => Object.values(points)).every(Number.isInteger)).toBe(true)
    expect(new Set(pairs.map(({ points }) => points.average)).size).toBe(1)
  })

  test('no part takes over: each is seldom worth more than half the scale', () => {
    const large = pairs.filter(({ points: { average: _, ...parts } }) =>
      Object.values(parts).some((each) => Math.abs(each) > 50),
    )
    expect(large.length / pairs.length).toBeLessThan(0.02)
  })
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
