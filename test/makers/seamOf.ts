/**
 * How far a loop bends at its seam, and how far it bends elsewhere except in one sample of a hundred thousand: a click is a
 * bend far beyond all others.
 */
export function seamOf(samples: ArrayLike<number>): { atSeam: number; elsewhere: number } {
  const { length } = samples
  const at = (index: number) => samples[(index + length) % length]!
  const bend = (index: number) => Math.abs(at(index + 1) - 2 * at(index) + at(index - 1))
  const inside = Float64Array.from({ length: length - 4 }, (_, index) => bend(index + 2)).sort()
  return { atSeam: Math.max(bend(-1), bend(0)), elsewhere: inside[Math.floor(inside.length * (1 - 1e-5))]! }
}
