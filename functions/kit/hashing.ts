import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { Problem } from '../../shared/contract/problem.ts'

const MAX_AT_ONCE = 2
const WAITING = 16

/**
 * Lets two hashes run at a time in one process and sixteen wait: however calls come to share a process, a flood of
 * sign-ins must not take the memory of everyone else. One processor stays free of hashes, so that other calls are still
 * answered. How many processes hash at a time is set by the function's concurrency in `infra/stack/permissions.ts`.
 */
export function hashingGate(processors = availableParallelism()) {
  const limit = pLimit(Math.max(1, Math.min(MAX_AT_ONCE, processors - 1)))
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= WAITING) throw new Problem('BUSY', { details: { retryAfter: 1 } })
    return limit(work)
  }
}
