import pLimit, { type LimitFunction } from 'p-limit'

/** Runs at most `maxConcurrency` pieces of work of each key at a time, in the order in which they came. */
export function keyedSemaphore(maxConcurrency: number) {
  const limits = new Map<string, LimitFunction>()

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const limit = limits.get(key) ?? pLimit(maxConcurrency)
    limits.set(key, limit)
    try {
      return await limit(work)
    } finally {
      // A call that came in between may have made the key another limit.
      if (limits.get(key) === limit && limit.activeCount + limit.pendingCount === 0) limits.delete(key)
    }
  }
}
