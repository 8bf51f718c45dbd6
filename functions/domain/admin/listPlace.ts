import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** Where a person stands in the list of all, which is sorted by the instant at which they joined. */
export interface ListPlace {
  createdAt: EpochSeconds
  id: string
}

/** Whether the first stands before the other. Of those who joined in the same second the id decides. */
export const isNewer = (a: ListPlace, b: ListPlace): boolean =>
  a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)

export const newestFirst = (a: ListPlace, b: ListPlace): number => (isNewer(a, b) ? -1 : 1)
