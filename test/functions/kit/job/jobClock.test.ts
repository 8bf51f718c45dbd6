import { expect, test } from 'vitest'
import { jobClock } from '../../../../functions/kit/job/jobClock.ts'
import { HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { later } from '../../../makers/later.ts'

const clock = () => later(0)

test.each(['dev', 'prod'] as const)('in %s an event that waited counts as of when it runs', (stage) => {
  const now = jobClock(stage, clock)

  expect(now(later(-15 * MINUTE))).toBe(later(0))
  expect(now(undefined)).toBe(later(0))
})

test('an event from a machine whose clock is ahead finds what is due by that clock', () => {
  expect(jobClock('prod', clock)(later(1))).toBe(later(1))
})

test('on one machine the event alone says when it is, wherever the console has moved the clock', () => {
  const now = jobClock('local', clock)

  expect([now(later(-HOUR)), now(later(HOUR)), now(undefined)]).toEqual([later(-HOUR), later(HOUR), later(0)])
})
