import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countGuessFromAnywhere,
  countGuessFromHere,
  withoutLastGuess,
} from '../../../../functions/domain/admin/loginBudget.ts'
import type { Attempts } from '../../../../functions/domain/identity/lockout.ts'
import { HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { later } from '../../../makers/later.ts'

type Rule = typeof countGuessFromAnywhere

/** Tries at these seconds: when it was looked at, and how long it had to wait otherwise. */
function tryAt(rule: Rule, seconds: number[]) {
  let seen: Attempts | undefined
  const [evaluated, waits]: [number[], number[]] = [[], []]
  for (const second of seconds) {
    const verdict = rule(seen, later(second))
    if ('retryAfter' in verdict) waits.push(verdict.retryAfter)
    else {
      evaluated.push(second)
      seen = verdict.next
    }
  }
  return { evaluated, waits, seen }
}

const everySecond = (count: number) => Array.from({ length: count }, (_, second) => second)
const busiestHour = (evaluated: number[]) =>
  Math.max(...evaluated.map((start) => evaluated.filter((at) => at >= start && at < start + HOUR).length))

describe('guesses from everywhere together', () => {
  test('are fourteen at once, and then come at growing distances up to a quarter of an hour', () => {
    const { evaluated } = tryAt(countGuessFromAnywhere, [...Array<number>(14).fill(0), ...everySecond(2 * HOUR)])

    expect(evaluated.filter((at) => at === 0)).toHaveLength(14)
    expect(evaluated.slice(14).map((at) => at / MINUTE)).toEqual([1, 3, 7, 15, 30, 45, 60, 75, 90, 105])
  })

  test('are at most twenty in any hour, however they are spread, and no wait is longer than a quarter of one', () => {
    const gaps = fc.array(fc.oneof(fc.constant(0), fc.nat(90), fc.nat(20 * MINUTE), fc.nat(70 * MINUTE)), {
      minLength: 1,
      maxLength: 300,
    })
    fc.assert(
      fc.property(gaps, (between) => {
        let at = 0
        const seconds = between.map((gap) => (at += gap))
        const { evaluated, waits } = tryAt(countGuessFromAnywhere, seconds)
        expect(busiestHour(evaluated)).toBeLessThanOrEqual(20)
        expect(Math.max(0, ...waits)).toBeLessThanOrEqual(15 * MINUTE)
        expect(Math.min(1, ...waits)).toBe(1)
      }),
      { numRuns: 300, seed: 20261122 },
    )
  })

  test('are looked at as soon as the announced wait is over, and not a second before', () => {
    const { seen, waits } = tryAt(countGuessFromAnywhere, Array<number>(30).fill(0))

    expect(waits.at(-1)).toBe(MINUTE)
    expect(countGuessFromAnywhere(seen, later(MINUTE - 1))).toEqual({ retryAfter: 1 })
    expect(countGuessFromAnywhere(seen, later(MINUTE))).toHaveProperty('next')
  })

  test('begin anew after an hour without one', () => {
    const { seen } = tryAt(countGuessFromAnywhere, everySecond(HOUR))
    const last = seen!.endsAt - HOUR

    expect(countGuessFromAnywhere(seen, later(last - later(0) + HOUR))).toMatchObject({ next: { made: 1 } })
  })

  test('do not include the one that was right', () => {
    const { seen } = tryAt(countGuessFromAnywhere, [0, 0])

    expect(withoutLastGuess(seen!)).toEqual({ ...seen, made: 1 })
    expect(withoutLastGuess({ ...seen!, made: 0 }).made).toBe(0)
  })
})

test('guesses from one neighbourhood are five in a quarter of an hour, which never becomes longer', () => {
  const { evaluated, waits } = tryAt(countGuessFromHere, everySecond(2 * HOUR))

  expect(evaluated).toHaveLength(40)
  expect(Math.max(...waits)).toBeLessThanOrEqual(15 * MINUTE)
})
