import { availableParallelism } from 'node:os'
import { Problem } from '../../shared/contract/problem.ts'

const MAX_AT_ONCE = 2
const WAITING = 16

/**
 * Lets two hashes run at a time in one process and sixteen wait: whichever way calls come to share a process, a flood of
 * sign-ins must not take the memory of everyone else. One processor stays free of hashes, so that other calls are still
 * answered. How many processes hash at a time is for the function's concurrency in `infra/stack/permissions.ts` to say.
 */
export function hashingGate(processors = availableParallelism()) {
  const atOnce = Math.max(1, Math.min(MAX_AT_ONCE, processors - 1))
  let running = 0
  const queue: (() => void)[] = []

  async function acquire(): Promise<void> {
    if (running >= atOnce) {
      if (queue.length >= WAITING) throw new Problem('BUSY', { details: { retryAfter: 1 } })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
  }

  /** The place goes straight to whoever waited longest. */
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await acquire()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
