import { after, type EpochSeconds } from '../../../shared/domain/time.ts'

interface Search {
  /** Crosses zero where something happens. A jump of half a turn or more is the seam of the circle and no crossing. */
  value: (instant: EpochSeconds) => number
  from: EpochSeconds
  to: EpochSeconds
  /** Seconds; two crossings within one step are not seen. */
  step: number
}

/** The instants in [from, to) at which a value crosses zero, in order, each to the nearest second. */
export function listCrossings({ value, from, to, step }: Search): EpochSeconds[] {
  const crossings: EpochSeconds[] = []
  let [start, before] = [from, value(from)]
  while (start < to) {
    const end = after(start, Math.min(step, to - start))
    const then = value(end)
    if (isCrossing(before, then)) crossings.push(nearestSecond(value, [start, end]))
    ;[start, before] = [end, then]
  }
  return crossings
}

const isCrossing = (before: number, then: number): boolean => before < 0 !== then < 0 && Math.abs(then - before) < 180

function nearestSecond(value: Search['value'], [first, last]: [EpochSeconds, EpochSeconds]): EpochSeconds {
  let [low, high] = [first, last]
  const isBelow = value(low) < 0
  while (high - low > 1) {
    const middle = after(low, Math.floor((high - low) / 2))
    if (value(middle) < 0 === isBelow) low = middle
    else high = middle
  }
  return Math.abs(value(low)) < Math.abs(value(high)) ? low : high
}
