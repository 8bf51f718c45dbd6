import { expect, test } from 'vitest'
import { reachOfBodies } from '../../../../../web/features/chart/wheel/reachOfBodies.ts'

test('seven bodies within 20 degrees may be drawn further away than others, also across 0°', () => {
  const crowd = [350, 353, 356, 359, 2, 5, 10]

  const reaches = reachOfBodies([...crowd, 11, 100])

  expect(reaches.slice(0, 7).every((reach) => reach > 6 && reach < 10)).toBe(true)
  expect(reaches[7]).toBe(reaches[0])
  expect(reaches[8]).toBeLessThan(6)
})

test('six bodies within 20 degrees stay within 6 degrees of their places', () => {
  for (const reach of reachOfBodies([350, 353, 356, 359, 2, 5, 100])) expect(reach).toBeLessThan(6)
})
