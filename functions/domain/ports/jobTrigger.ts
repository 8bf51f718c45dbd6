import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** Something that a job is to do. */
export interface DueItem {
  id: string
  dueAt: EpochSeconds
}

/** Told as soon as something is owed. A job that is not told finds it all the same, a little later. */
export type JobTrigger = (owed: readonly DueItem[]) => Promise<void>

export const noJobTrigger: JobTrigger = async () => {}
