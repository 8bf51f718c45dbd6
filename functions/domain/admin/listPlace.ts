import { type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'

/** Where a person stands in the list of all, which is sorted by the instant at which they joined. */
export interface ListPlace {
  createdAt: EpochSeconds
  id: string
}

/** Whether the first stands before the other. Of those who joined in the same second the id decides. */
export const isNewer = (a: ListPlace, b: ListPlace): boolean =>
  a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)

export const newestFirst = (a: ListPlace, b: ListPlace): number => (isNewer(a, b) ? -1 : 1)

/** Where a walk through everybody goes on, as a job keeps it; undefined stands for the beginning. */
export const cursorAt = (place: ListPlace | undefined): string | undefined => place && `${place.createdAt}#${place.id}`

export function placeAt(cursor: string | undefined): ListPlace | undefined {
  const [createdAt, id] = cursor?.split('#') ?? []
  return id === undefined ? undefined : { createdAt: epochSeconds(Number(createdAt)), id }
}
