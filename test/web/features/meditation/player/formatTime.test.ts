import { expect, test } from 'vitest'
import { formatTime } from '../../../../../web/features/meditation/player/formatTime.ts'

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [60, '1:00'],
  [229, '3:49'],
  [3600, '60:00'],
  [-0.2, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatTime(seconds)).toBe(shown)
})
