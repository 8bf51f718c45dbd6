import { expect, test } from 'vitest'
import { sectorOf } from '../../../../../web/features/chart/wheel/sectorOf.ts'

test('a border begins its own sector, also the one that reaches across 0°', () => {
  const borders = [180, 300, 60]

  expect([180, 299.9, 300, 359, 1, 59.9, 60, 179.9].map((angle) => sectorOf(angle, borders))).toEqual([
    0, 0, 1, 1, 1, 1, 2, 2,
  ])
})

test('without borders nothing is apart', () => {
  expect(sectorOf(10, [])).toBe(sectorOf(200, []))
})
