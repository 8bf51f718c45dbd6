import { availableParallelism, loadavg } from 'node:os'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a sign-in hash took when the suite began, in milliseconds, and how much else there was to do. */
    pace: { hashMs: number; load: number }
  }
}

const QUIET_HASH_MS = 120
/** So much the suite itself has every processor do at a time. */
const OWN_LOAD = 3

/**
 * How long something may take before it counts as hanging, in milliseconds. It is told in sign-in hashes and not in
 * seconds, and grows with what else the machine has to do: so half the speed or three times the work end nothing that
 * goes on, and a hang on a quiet machine costs seconds. Nothing succeeds by it, it only ends what would never end. What
 * dies needs none of it: a page that crashed, a server or a function that ended, refuse at once whoever waits for them.
 */
export const patience = (hashes: number): number => Math.round(hashes * QUIET_HASH_MS * slowness())

/** How many times slower this machine is now than those that the product's own seconds are meant for; 1 at least. */
export function slowness(): number {
  const { hashMs, load } = inject('pace')
  const more = loadavg()[0]! / Math.max(load, OWN_LOAD * availableParallelism())
  return Math.max(1, (hashMs / QUIET_HASH_MS) * Math.max(1, more))
}
