import type { Reporter } from 'vitest/node'

/** What the suite may take at most: a figure to look at and no test, since a busy machine would fail it. */
const BUDGET = 3_000

/** Says at the end how long the suite took, told in sign-in hashes so that fast and slow machines say the same. */
export function suiteTime(hashMs: number): Reporter {
  const began = performance.now()
  return {
    onTestRunEnd() {
      const ms = performance.now() - began
      const hashes = Math.round(ms / hashMs)
      const told = `${hashes} sign-in hashes of ${Math.round(hashMs)} ms, ${BUDGET} at most`
      console.log(`\n The suite took ${Math.round(ms / 1000)} s: ${told}.`)
    },
  }
}
