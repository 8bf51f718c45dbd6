import { degreesAhead } from '../../../../shared/domain/angles.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds, HOUR } from '../../../../shared/domain/time.ts'
import { apparentLongitude } from '../ephemeris.ts'
import { type Run, type Sample, searchedLongitude } from './path.ts'

interface Pass {
  planet: Planet
  run: Run
  /** In the degrees of the run, which count on over the seam of the circle. */
  longitude: number
  /** How far from the truth the instant may be, in seconds. */
  within: number
}

/**
 * When a body passes a longitude on one run, if it does. Found in the table and then mended by the ephemeris where the
 * table alone could be off by more than is allowed. Only at a station itself, where a body stands still for a day and a
 * hundredth of an arcsecond is an hour, an instant may be further off.
 */
export function passOf({ planet, run, longitude, within }: Pass): EpochSeconds | undefined {
  const [start, end] = [run[0]!, run.at(-1)!]
  if (start.longitude < longitude === end.longitude < longitude) return undefined
  const index = firstBeyond(run, longitude)
  const nearly = falsePosition(planet, longitude, [run[index - 1]!, run[index]!])
  return planet === 'Moon' ? nearly : mended(nearly, { planet, longitude, within, run })
}

/** The index of the first sample on the other side of the longitude. */
function firstBeyond(run: Run, longitude: number): number {
  const isBelow = run[0]!.longitude < longitude
  let [low, high] = [0, run.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (run[middle]!.longitude < longitude === isBelow) low = middle
    else high = middle
  }
  return high
}

/** The Illinois method (Dowell and Jarratt, 1971): false position that halves the weight of an end that stays. */
function falsePosition(planet: Planet, longitude: number, [first, last]: [Sample, Sample]): EpochSeconds {
  let [low, high] = [first.at, last.at]
  let [below, above] = [first.longitude - longitude, last.longitude - longitude]
  let moved = 0
  while (high - low > 1) {
    const share = below / (below - above)
    const at = after(low, Math.min(high - low - 1, Math.max(1, Math.round(share * (high - low)))))
    const gap = degreesAhead(searchedLongitude(planet, at), longitude)
    if (Math.abs(gap) < CLOSE) return at
    if (gap < 0 === below < 0) {
      if (moved < 0) above /= 2
      ;[low, below, moved] = [at, gap, -1]
    } else {
      if (moved > 0) below /= 2
      ;[high, above, moved] = [at, gap, 1]
    }
  }
  return low
}

/** In degrees: a tenth of what the table may be off by. */
const CLOSE = 0.02 / 3600
const TABLE_ERROR = 0.2 / 3600

function mended(nearly: EpochSeconds, { planet, longitude, within, run }: Pass): EpochSeconds {
  const [earliest, latest] = [run[0]!.at, run.at(-1)!.at]
  let at = nearly
  for (let round = 0; round < 4; round++) {
    const ahead = searchedLongitude(planet, after(at, HOUR))
    const speed = degreesAhead(ahead, searchedLongitude(planet, after(at, -HOUR))) / (2 * HOUR)
    if (round === 0 && TABLE_ERROR < within * Math.abs(speed)) return at
    const late = degreesAhead(apparentLongitude(planet, at), longitude) / speed
    if (!(Math.abs(late) < DAY)) return at
    at = after(at, Math.max(earliest - at, Math.min(latest - at, -Math.round(late))))
    if (Math.abs(late) < NEWTON_REACH) return at
  }
  return at
}

/** In seconds: a step this short leaves an error of less than a second, except next to a station. */
const NEWTON_REACH = 10 * 60
