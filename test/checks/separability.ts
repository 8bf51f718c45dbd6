/**
 * How well one guess by size tells two samples apart: the area under the ROC curve (Mann and Whitney), whichever
 * sample is the larger. 0.5 is not at all, 1 is always.
 */
export function separability(left: readonly number[], right: readonly number[]): number {
  const wins = left.flatMap((a) => right.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  const area = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
  return Math.max(area, 1 - area)
}
