import { expect, test } from 'vitest'
import { PARAGRAPH_SECONDS } from '../../../../../shared/domain/meditation.ts'
import { advance, clockAt, positionOf } from '../../../../../web/features/meditation/player/loopClock.ts'

test('a sound that begins again counts one loop more', () => {
  const clock = [10, 30, 32.7, 0.2, 20, 32.5, 0.1].reduce(advance, clockAt(0))

  expect(clock).toEqual({ loops: 2, at: 0.1 })
  expect(positionOf(clock)).toBeCloseTo(2 * PARAGRAPH_SECONDS + 0.1)
})

test('a sound that lands a little before where it was sent is still in the same loop', () => {
  expect(advance(clockAt(40), clockAt(40).at - 0.02).loops).toBe(1)
})

test.each([0, 1, 32.768, 100, 229])('the clock at %d seconds says %d seconds', (position) => {
  expect(positionOf(clockAt(position))).toBeCloseTo(position)
})
