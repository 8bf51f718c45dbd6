import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Environment } from '../env.ts'

/** The "now" of a run, given the time that its event claims, if any. */
export type JobClock = (claimed: EpochSeconds | undefined) => EpochSeconds

/**
 * Deployed, now is when the job runs: an event can wait for minutes, and whoever may invoke a job must not choose its
 * time. On one machine the event decides, since only the runner knows where the console has moved the clock.
 */
export const jobClock =
  (stage: Environment['STAGE'], clock: () => EpochSeconds): JobClock =>
  (claimed) =>
    stage === 'local' && claimed !== undefined ? claimed : clock()
