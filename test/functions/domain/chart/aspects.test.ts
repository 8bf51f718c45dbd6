import { describe, expect, test } from 'vitest'
import { findAspect, listAspects, type Placed } from '../../../../functions/domain/chart/aspects.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'

const at = (planet: Planet, longitude: number, speed = 0): Placed => ({ planet, longitude, speed })

test.each([
  ['conjunction', 8],
  ['opposition', 188],
  ['trine', 127],
  ['square', 97],
  ['sextile', 65],
])('a natal %s reaches to %d degrees and no further', (aspect, edge) => {
  const mars = at('Mars', 350)
  const meet = (gap: number) => findAspect({ one: at('Venus', 350 + gap), other: mars, use: 'natal' })

  expect(meet(edge - 0.01)?.aspect).toBe(aspect)
  expect(meet(edge + 0.01)).toBeUndefined()
})

test.each<[Planet, number]>([
  ['Sun', 2],
  ['Moon', 2],
  ['Venus', 0],
])('a natal aspect of the %s is given %d degrees more', (planet, more) => {
  const mars = at('Mars', 10)
  const meet = (gap: number) => findAspect({ one: mars, other: at(planet, 100 + gap), use: 'natal' })

  expect(meet(7 + more - 0.01)).toBeDefined()
  expect(meet(7 + more + 0.01)).toBeUndefined()
})

test.each<[Planet, Planet, number]>([
  ['Moon', 'Venus', 3],
  ['Venus', 'Moon', 1.5],
  ['Sun', 'Sun', 1.5],
])('a transit of the %s to the %s counts within %d degrees', (mover, target, orb) => {
  const meet = (gap: number) => findAspect({ one: at(mover, 60 + gap), other: at(target, 0), use: 'transit' })

  expect(meet(orb - 0.01)).toBeDefined()
  expect(meet(orb + 0.01)).toBeUndefined()
})

test('a synastry square reaches to 5 degrees, for the lights too', () => {
  const meet = (gap: number) => findAspect({ one: at('Sun', 90 + gap), other: at('Moon', 0), use: 'synastry' })

  expect(meet(4.99)?.aspect).toBe('square')
  expect(meet(5.01)).toBeUndefined()
})

describe('an aspect applies', () => {
  test.each([
    ['when the faster body is behind', at('Moon', 357, 13), at('Mars', 1, 0.5), true],
    ['not when the faster body has passed', at('Moon', 5, 13), at('Mars', 1, 0.5), false],
    ['when a retrograde body backs into it', at('Mercury', 94, -1), at('Saturn', 1, 0.05), true],
    ['not when slow bodies drift apart', at('Jupiter', 120.5, 0.1), at('Saturn', 0, 0.03), false],
    ['not when it is exact', at('Sun', 90, 1), at('Saturn', 0, 0.05), false],
    ['not when a wide trine widens', at('Sun', 125, 1), at('Saturn', 1, 0.05), false],
    ['when the gap before an opposition opens', at('Moon', 175, 13), at('Sun', 0, 1), true],
    ['not when the gap after an opposition closes', at('Moon', 185, 13), at('Sun', 0, 1), false],
  ])('%s', (_, one, other, applying) => {
    expect(findAspect({ one, other, use: 'natal' })?.applying).toBe(applying)
    expect(findAspect({ one: other, other: one, use: 'natal' })?.applying).toBe(applying)
  })
})

test('a chart lists each pair once, the closest aspect first', () => {
  const aspects = listAspects([at('Sun', 10), at('Moon', 103), at('Mars', 71)])

  expect(aspects.map(({ planet1, aspect, planet2, orb }) => [planet1, aspect, planet2, orb])).toEqual([
    ['Sun', 'sextile', 'Mars', 1],
    ['Sun', 'square', 'Moon', 3],
  ])
})
