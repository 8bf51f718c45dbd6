import { describe, expect, test } from 'vitest'
import { listCrossings } from '../../../../functions/domain/sky/listCrossings.ts'
import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

const HOUR = 3600

/** Crossings, in seconds after NOW, of a value that is given by the seconds after NOW. */
const crossings = (valueAt: (seconds: number) => number, { to = 10 * HOUR, step = HOUR } = {}) =>
  listCrossings({ value: (instant: EpochSeconds) => valueAt(instant - NOW), from: NOW, to: later(to), step }).map(
    (instant) => instant - NOW,
  )

describe('the crossings of a value', () => {
  test.each([
    ['rises', 1],
    ['falls', -1],
  ])('are found to the nearest second where it %s', (_, direction) => {
    expect(crossings((seconds) => (direction * (seconds - 5000.4)) / 100)).toEqual([5000])
    expect(crossings((seconds) => (direction * (seconds - 5000.6)) / 100)).toEqual([5001])
  })

  test('are listed in order', () => {
    expect(crossings((seconds) => Math.cos((seconds / (4 * HOUR)) * Math.PI))).toEqual([2 * HOUR, 6 * HOUR])
  })

  test('are none where it jumps at the seam of the circle', () => {
    expect(crossings((seconds) => (seconds < 5000 ? 179 : -179))).toEqual([])
    expect(crossings((seconds) => (seconds < 5000 ? 90 : -90))).toEqual([])
    expect(crossings((seconds) => (seconds < 5000 ? 89 : -89))).toHaveLength(1)
  })

  test('are none where it never changes sides', () => {
    expect(crossings(() => 1)).toEqual([])
  })

  test('are not looked for after the end, though the last step would reach further', () => {
    expect(crossings((seconds) => seconds - 9.5 * HOUR, { to: 9 * HOUR + 60 })).toEqual([])
    expect(crossings((seconds) => seconds - 9 * HOUR - 30, { to: 9 * HOUR + 60 })).toEqual([9 * HOUR + 30])
  })
})
