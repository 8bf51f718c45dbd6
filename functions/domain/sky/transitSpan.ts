import { degreesAhead } from '../../../shared/domain/angles.ts'
import type { AspectName, Planet } from '../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import { angleOf, orbOf } from '../chart/aspects.ts'
import { apparentLongitude } from './ephemeris.ts'
import { listCrossings } from './listCrossings.ts'
import type { NatalPoint } from './transits.ts'

/** How long a transit is in orb, and when it is exact: often once, thrice when the mover turns back, or not at all. */
export interface TransitSpan {
  start: EpochSeconds
  exact: EpochSeconds[]
  end: EpochSeconds
}

interface Running {
  mover: Planet
  aspect: AspectName
  target: NatalPoint
  /** Any instant at which the transit is in orb. */
  instant: EpochSeconds
}

/**
 * The span around an instant through which a transit stays in orb, to the second. A retrograde mover that leaves the orb
 * and comes back makes a span of its own. Throws RangeError when the transit is not in orb at the instant.
 */
export function transitSpan({ mover, aspect, target, instant }: Running): TransitSpan {
  const orb = orbOf(aspect, [mover, target.planet], 'transit')
  const gapTo = (point: number) => (moment: EpochSeconds) => degreesAhead(apparentLongitude(mover, moment), point)
  const gap = [angleOf(aspect), -angleOf(aspect)]
    .map((angle) => gapTo(target.longitude + angle))
    .find((gapAt) => Math.abs(gapAt(instant)) <= orb)
  if (!gap) throw new RangeError(`${mover} is in no ${aspect} then`)

  const inside = (moment: EpochSeconds) => orb - Math.abs(gap(moment))
  const start = edgeFrom(instant, inside, -stepOf(mover))
  const end = edgeFrom(instant, inside, stepOf(mover))
  return { start, exact: listCrossings({ value: gap, from: start, to: after(end, 1), step: stepOf(mover) }), end }
}

/** Fine enough to see every mover leave its orb, which the Moon crosses in eleven hours and the Sun in three days. */
const stepOf = (mover: Planet): number => (mover === 'Moon' ? HOUR / 2 : DAY / 4)

/** Walks until the mover is outside, then finds the second at which it went. */
function edgeFrom(instant: EpochSeconds, inside: (moment: EpochSeconds) => number, step: number): EpochSeconds {
  let reached = instant
  while (inside(after(reached, step)) >= 0) reached = after(reached, step)
  const [from, to] = step < 0 ? [after(reached, step), reached] : [reached, after(reached, step)]
  return listCrossings({ value: inside, from, to, step: Math.abs(step) })[0] ?? reached
}
