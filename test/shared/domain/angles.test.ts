import { expect, test } from 'vitest'
import { degreesAhead, RADIAN, wrapDegrees } from '../../../shared/domain/angles.ts'

test('any angle comes into the circle', () => {
  expect([0, 360, -90, 720.5].map(wrapDegrees)).toEqual([0, 0, 270, 0.5])
})

test.each([
  [10, 350, 20],
  [350, 10, -20],
  [0, 180, -180],
  [180, 0, -180],
  [179, 0, 179],
  [725, 5, 0],
])('%d degrees is ahead of %d by %d', (one, other, ahead) => {
  expect(degreesAhead(one, other)).toBe(ahead)
})

test('half a turn is pi radians', () => {
  expect(180 / RADIAN).toBe(Math.PI)
})
