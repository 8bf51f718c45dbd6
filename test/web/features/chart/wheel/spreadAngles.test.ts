import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degreesAhead, wrapDegrees } from '../../../../../shared/domain/angles.ts'
import { spreadAngles } from '../../../../../web/features/chart/wheel/spreadAngles.ts'

const GAP = 10.8
const someAngles = fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 1, maxLength: 14 })
const crowded = fc
  .tuple(fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 1, maxLength: 4 }), someAngles)
  .map(([centres, offsets]) => offsets.map((offset, index) => centres[index % centres.length]! + offset / 40))

const distance = (one: number, other: number) => Math.abs(degreesAhead(one, other))
const orderOf = (angles: readonly number[]) =>
  angles.map((_, index) => index).sort((one, other) => wrapDegrees(angles[one]!) - wrapDegrees(angles[other]!))

test.each([
  ['anywhere', someAngles],
  ['in crowds', crowded],
])('angles %s end at least the gap apart, all round the circle', (_, angles) => {
  fc.assert(
    fc.property(angles, (given) => {
      const spread = spreadAngles(given, GAP)
      for (let one = 0; one < spread.length; one++)
        for (let other = 0; other < one; other++)
          expect(distance(spread[one]!, spread[other]!)).toBeGreaterThanOrEqual(GAP - 1e-6)
    }),
    { numRuns: 2000, seed: 7 },
  )
})

test('their order round the circle stays', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 2, maxLength: 13 }), (given) => {
      const [before, after] = [orderOf(given), orderOf(spreadAngles(given, GAP))]
      const turned = after.indexOf(before[0]!)
      expect([...after.slice(turned), ...after.slice(0, turned)]).toEqual(before)
    }),
    { numRuns: 1000, seed: 7 },
  )
})

test('what has room stays where it is', () => {
  expect(spreadAngles([350, 10, 100, 200], GAP)).toEqual([350, 10, 100, 200])
})

test('a crowd spreads about its own middle, also across 0°', () => {
  expect(spreadAngles([359, 0, 1], 10)).toEqual([350, 0, 10])
})

test('nothing is spread into nothing', () => {
  expect(spreadAngles([], GAP)).toEqual([])
})
