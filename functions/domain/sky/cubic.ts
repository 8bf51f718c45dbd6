/** Lagrange's polynomial through values at -1, 0, 1 and 2. */
export function cubic(at: number, [before, here, then, later]: readonly [number, number, number, number]): number {
  return (
    (-before * at * (at - 1) * (at - 2)) / 6 +
    (here * (at + 1) * (at - 1) * (at - 2)) / 2 -
    (then * (at + 1) * at * (at - 2)) / 2 +
    (later * (at + 1) * at * (at - 1)) / 6
  )
}
