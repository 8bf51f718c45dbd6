import { describe, expect, test } from 'vitest'
import { Attempts, countAttempt } from '../../../../functions/domain/identity/lockout.ts'
import { type EpochSeconds, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

/** Attempts one after the other at one instant, as far as they are counted. */
function use(seen: Attempts | undefined, times: number, now: EpochSeconds): Attempts | undefined {
  let current = seen
  for (let time = 0; time < times; time += 1) {
    const verdict = countAttempt(current, now)
    if ('next' in verdict) current = verdict.next
  }
  return current
}

describe('attempts', () => {
  test('five are looked at in a quarter of an hour', () => {
    const seen = use(undefined, 5, NOW)

    expect(seen).toEqual({ made: 5, seconds: 15 * MINUTE, endsAt: later(15 * MINUTE) })
    expect(countAttempt(seen, later(60))).toEqual({ retryAfter: 14 * MINUTE })
  })

  test('are looked at again when the wait is over, and not a second before', () => {
    const seen = use(undefined, 5, NOW)

    expect(countAttempt(seen, later(15 * MINUTE - 1))).toEqual({ retryAfter: 1 })
    expect(countAttempt(seen, later(15 * MINUTE))).toHaveProperty('next')
  })

  test('waiting does not grow by asking', () => {
    const seen = use(undefined, 50, NOW)

    expect(seen?.endsAt).toBe(later(15 * MINUTE))
  })

  test('coming straight back doubles the wait up to an hour', () => {
    let now = NOW
    let seen: Attempts | undefined
    const windows = [0, 1, 2, 3].map(() => {
      seen = use(seen, 5, now)
      now = seen!.endsAt
      return seen!.seconds
    })

    expect(windows).toEqual([15 * MINUTE, 30 * MINUTE, HOUR, HOUR])
  })

  test('staying away for as long again is forgiven', () => {
    const seen = use(undefined, 5, NOW)

    expect(use(seen, 1, later(30 * MINUTE - 1))?.seconds).toBe(30 * MINUTE)
    expect(use(seen, 1, later(30 * MINUTE))?.seconds).toBe(15 * MINUTE)
  })

  test('fewer than five never lead to a longer wait', () => {
    const seen = use(undefined, 4, NOW)

    expect(use(seen, 1, later(15 * MINUTE))).toEqual({ made: 1, seconds: 15 * MINUTE, endsAt: later(30 * MINUTE) })
  })
})

test('attempts are read from their row as they were counted', () => {
  const seen = use(undefined, 5, NOW)

  expect(Attempts.parse(seen)).toEqual(seen)
})
