import { expect, test } from 'vitest'
import { sumOf, weighAspects } from '../../../../functions/domain/chart/weighAspects.ts'
import { ASPECTS, type AspectName, type Planet } from '../../../../shared/domain/chart.ts'

const met = (planet1: Planet, aspect: AspectName, planet2: Planet, orb = 0) => ({ planet1, aspect, planet2, orb })

test.each<[AspectName, number, number]>([
  ['conjunction', 9, 0],
  ['trine', 9, 0],
  ['sextile', 6.3, 0],
  ['opposition', 1.8, 7.2],
  ['square', 0, 9],
])('an exact %s of two Suns adds %d of harmony and %d of tension', (aspect, harmony, tension) => {
  const sum = sumOf(weighAspects([met('Sun', aspect, 'Sun')]))

  expect(sum.harmony).toBeCloseTo(harmony)
  expect(sum.tension).toBeCloseTo(tension)
})

test('a conjunction with Saturn holds as much strain as ease', () => {
  expect(weighAspects([met('Venus', 'conjunction', 'Saturn')])).toMatchObject([{ harmony: 1.5, tension: 1.5 }])
})

test('an aspect weighs less as its orb widens, and nothing at its edge', () => {
  const [exact, half, edge] = [0, 2.5, 5].map((orb) => sumOf(weighAspects([met('Sun', 'trine', 'Venus', orb)])).harmony)

  expect([exact, half, edge]).toEqual([9, 4.5, 0])
})

test('what a whole generation shares is left out, and so are Chiron and the node', () => {
  const shared = ASPECTS.flatMap((aspect) => [
    met('Jupiter', aspect, 'Saturn'),
    met('Pluto', aspect, 'Pluto'),
    met('Sun', aspect, 'Chiron'),
    met('North Node', aspect, 'Moon'),
  ])

  expect(weighAspects(shared)).toEqual([])
})

test('the weightiest comes first', () => {
  const aspects = weighAspects([
    met('Sun', 'trine', 'Pluto'),
    met('Sun', 'square', 'Venus', 1),
    met('Moon', 'trine', 'Moon'),
  ])

  expect(aspects.map(({ planet2 }) => planet2)).toEqual(['Venus', 'Moon', 'Pluto'])
})
