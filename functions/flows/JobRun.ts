import type { EpochSeconds } from '../../shared/domain/time.ts'

/** One run of a job over what is due. */
export interface JobRun {
  now: EpochSeconds
  /** What was just enqueued, or what an operator names; the rest of what is due is looked up. */
  ids?: readonly string[] | undefined
  /** Whether there is time for one more. */
  mayGoOn?: () => boolean
}
