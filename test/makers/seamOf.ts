/** Samples to each side of the seam: half a second. */
const NEAR = 8_000

/**
 * How far a loop bends at its seam, and the most that it bends in the half second before and after it. A click is a bend
 * beyond all others near it.
 */
export function seamOf(samples: ArrayLike<number>): { atSeam: number; nearIt: number } {
  const { length } = samples
  const at = (index: number) => samples[(index + length) % length]!
  const bend = (index: number) => Math.abs(at(index + 1) - 2 * at(index) + at(index - 1))
  const near = Array.from({ length: NEAR }, (_, index) => Math.max(bend(index + 2), bend(-index - 3)))
  return { atSeam: Math.max(bend(-1), bend(0)), nearIt: Math.max(...near) }
}
