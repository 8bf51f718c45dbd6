import { expect, test } from 'vitest'
import { jobClock } from '../../../../functions/kit/job/jobClock.ts'
import { HOUR } from '../../../../shared/domain/time.ts'
import { later } from '../../../makers/later.ts'

const clock = () => later(0)

test.each(['dev', 'prod'] as const)('in stage %s a job believes its own clock and no time from its event', (stage) => {
  const now = jobClock(stage, clock)

  expect([now(later(-HOUR)), now(later(HOUR)), now(undefined)]).toEqual([later(0), later(0), later(0)])
})

test('on one machine the event decides, wherever the console has moved the clock', () => {
  const now = jobClock('local', clock)

  expect([now(later(-HOUR)), now(later(HOUR)), now(undefined)]).toEqual([later(-HOUR), later(HOUR), later(0)])
})
