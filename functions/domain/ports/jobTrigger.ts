import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** An item in a job's queue. */
export interface DueItem {
  id: string
  dueAt: EpochSeconds
}

/** Runs a job at once for these items. Best effort: a job that was not triggered finds them at its next scheduled run. */
export type JobTrigger = (due: readonly DueItem[]) => Promise<void>

export const noJobTrigger: JobTrigger = async () => {}
