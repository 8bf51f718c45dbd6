import { type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'
import type { Environment } from '../env.ts'

/** The instant that counts as now for a run, by the instant that its event tells, if it tells one. */
export type JobClock = (told: EpochSeconds | undefined) => EpochSeconds

/**
 * An event can wait for minutes before it runs, and a code lives from when its mail is sent: so now is when the job
 * runs, or the event's instant where that is ahead, since machines differ by a second. On one machine only the event
 * counts: there the console may have moved the clock, and the function cannot know.
 */
export const jobClock =
  (stage: Environment['STAGE'], clock: () => EpochSeconds): JobClock =>
  (told) => {
    if (told === undefined) return clock()
    return stage === 'local' ? told : epochSeconds(Math.max(told, clock()))
  }
