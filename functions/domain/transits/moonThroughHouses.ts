import { after, DAY, type EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import type { ReaderChart } from '../reading/facts/ReaderChart.ts'
import type { Span } from '../sky/calendar/path.ts'
import { apparentLongitude } from '../sky/ephemeris.ts'

/** The houses of a chart that the Moon is in during a span, with the minute at which it entered each. */
export function moonThroughHouses(
  { houseAt }: ReaderChart,
  { from, to }: Span,
): { house: number; from: EpochSeconds }[] {
  const houseOf = (at: EpochSeconds) => houseAt(apparentLongitude('Moon', at))
  const houses: { house: number; from: EpochSeconds }[] = []
  // Long enough before the span to see the Moon enter even the widest house.
  let at = after(from, -WIDEST)
  let house = houseOf(at)
  while (at < to) {
    const next = after(at, STEP)
    const then = houseOf(next)
    if (then !== house) houses.push(...entriesBetween(houseOf, [at, next]))
    ;[at, house] = [next, then]
  }
  const current = houses.findLastIndex((entry) => entry.from <= from)
  return houses.slice(Math.max(current, 0)).filter((entry) => entry.from < to)
}

/** Far north, a house may be two signs wide and more. */
const WIDEST = 12 * DAY
/** The narrowest houses take the Moon some hours. */
const STEP = 6 * HOUR

/** Where the house changes, as often as it does. */
function entriesBetween(
  houseOf: (at: EpochSeconds) => number,
  [start, end]: [EpochSeconds, EpochSeconds],
): { house: number; from: EpochSeconds }[] {
  const [before, then] = [houseOf(start), houseOf(end)]
  if (before === then) return []
  if (end - start <= MINUTE) return [{ house: then, from: end }]
  const middle = after(start, Math.floor((end - start) / 2))
  return [...entriesBetween(houseOf, [start, middle]), ...entriesBetween(houseOf, [middle, end])]
}
