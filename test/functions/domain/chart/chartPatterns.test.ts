import { expect, test } from 'vitest'
import { listAspects, type Placed } from '../../../../functions/domain/chart/aspects.ts'
import { findPatterns } from '../../../../functions/domain/chart/chartPatterns.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'

const sky = (places: Partial<Record<Planet, number>>): Placed[] =>
  Object.entries(places).map(([planet, longitude]) => ({ planet: planet as Planet, longitude, speed: 0 }))
const patternsOf = (places: Partial<Record<Planet, number>>) => findPatterns(sky(places), listAspects(sky(places)))

test('three trines make a grand trine', () => {
  expect(patternsOf({ Mars: 0, Jupiter: 121, Saturn: 239 })).toEqual([
    { pattern: 'grand_trine', planets: ['Mars', 'Jupiter', 'Saturn'], apex: null },
  ])
})

test('a trine too wide leaves it open', () => {
  expect(patternsOf({ Mars: 0, Jupiter: 128, Saturn: 240 })).toEqual([])
})

test('an opposition squared from one side is a T-square, which points to that side', () => {
  expect(patternsOf({ Mars: 0, Jupiter: 180, Saturn: 92 })).toEqual([
    { pattern: 't_square', planets: ['Mars', 'Jupiter', 'Saturn'], apex: 'Saturn' },
  ])
})

test('an opposition squared from both sides is a grand cross, and no T-square besides', () => {
  expect(patternsOf({ Mars: 0, Jupiter: 180, Saturn: 92, Pluto: 268 })).toEqual([
    { pattern: 'grand_cross', planets: ['Mars', 'Jupiter', 'Saturn', 'Pluto'], apex: null },
  ])
})

test('a sextile with two quincunxes is a yod, which points away from the sextile', () => {
  expect(patternsOf({ Venus: 0, Mars: 60, Saturn: 211 })).toEqual([
    { pattern: 'yod', planets: ['Venus', 'Mars', 'Saturn'], apex: 'Saturn' },
  ])
  expect(patternsOf({ Venus: 0, Mars: 60, Saturn: 214 })).toEqual([])
})

test('three bodies together are no figure of aspects', () => {
  expect(patternsOf({ Mercury: 356, Venus: 2, Mars: 3 })).toEqual([])
})

test('Chiron and the node draw no figures', () => {
  expect(patternsOf({ Mars: 0, Chiron: 120, 'North Node': 240 })).toEqual([])
})
