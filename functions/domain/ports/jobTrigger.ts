import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** Something that a job is to do. */
export interface DueItem {
  id: string
  dueAt: EpochSeconds
}

/** Called as soon as something is due. A job that is not triggered finds it all the same, a little later. */
export type JobTrigger = (due: readonly DueItem[]) => Promise<void>

export const noJobTrigger: JobTrigger = async () => {}
