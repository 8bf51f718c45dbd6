import { availableParallelism, loadavg } from 'node:os'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Measured at the start of the suite: milliseconds for one sign-in hash, and the load average of the machine. */
    baseline: { hashMs: number; load: number }
  }
}

/** Milliseconds for one sign-in hash on an idle machine of the kind that the product's timeouts are meant for. */
export const REFERENCE_HASH_MS = 120
/** The load average that the suite itself causes, for each processor. */
const LOAD_OF_SUITE = 3

/** How many times slower this machine is now than those that the product's timeouts are meant for; at least 1. */
export function slowness(): number {
  const { hashMs, load } = inject('baseline')
  const addedLoad = loadavg()[0]! / Math.max(load, LOAD_OF_SUITE * availableParallelism())
  return Math.max(1, (hashMs / REFERENCE_HASH_MS) * Math.max(1, addedLoad))
}
