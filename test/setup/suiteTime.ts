import type { Reporter } from 'vitest/node'

/** Printed for comparison and not tested, because a busy machine would exceed it. */
const BUDGET_HASHES = 1_500

/** Prints how long the suite took, in sign-in hashes, so that the figures of fast and slow machines compare. */
export function suiteTime(hashMs: number): Reporter {
  const startedAt = performance.now()
  return {
    onTestRunEnd() {
      const ms = performance.now() - startedAt
      const hashes = `${Math.round(ms / hashMs)} sign-in hashes of ${Math.round(hashMs)} ms`
      console.log(`\n The suite took ${Math.round(ms / 1000)} s: ${hashes}, of at most ${BUDGET_HASHES}.`)
    },
  }
}
