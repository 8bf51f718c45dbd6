import type { Planet } from '../../../../shared/domain/chart.ts'
import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import { orbOf } from '../../chart/aspects.ts'
import { findSeriesAfter, findSeriesBefore, type SlowMover } from './findSeriesBeyond.ts'
import type { PlacedPoint } from './listContactsBetween.ts'
import type { Span } from './path.ts'
import { listSeries, type Series } from './series.ts'

/** A body is where it was at birth, or opposite to it halfway round. */
export interface Return extends Series {
  mover: Planet
  kind: 'full' | 'half'
}

export interface Returns {
  /** Those in range at some time in [from, to), by their first exact instant. */
  within: Return[]
  /** Of Jupiter, Saturn, Uranus, Chiron and the North Node: the last of each kind that was over at `from`, if it was after birth. */
  last: Return[]
  /** Of the same: the next of each kind. It may have had a pass before `from`, when the span lies between two of its visits. */
  next: Return[]
}

interface Ask extends Span {
  points: readonly PlacedPoint[]
  /** To be born is no return: passes of that time are left out. */
  born: EpochSeconds
}

/**
 * The returns and half returns of a chart's bodies, 1.5 degrees wide and the Moon's 3. Exact instants are within seconds
 * of the ephemeris. The last and the next are looked for from 1900 to 2100.
 */
export function listReturns({ points, born, ...span }: Ask): Returns {
  const sought = points.flatMap(soughtOf)
  const slow = sought.filter((each): each is Sought<SlowMover> => SLOW.includes(each.planet as SlowMover))
  const chosen = (found: Return[]) =>
    found.filter(({ begins }) => begins > born).sort((one, other) => one.exact[0]! - other.exact[0]!)
  return {
    within: chosen(sought.flatMap((each) => listReturnsOf(each, span))),
    last: chosen(slow.flatMap((each) => returnOf(each, findSeriesBefore({ ...each, span })))),
    next: chosen(slow.flatMap((each) => returnOf(each, findSeriesAfter({ ...each, span })))),
  }
}

const SLOW: readonly SlowMover[] = ['Jupiter', 'Saturn', 'Uranus', 'Chiron', 'North Node']

interface Sought<P extends Planet = Planet> {
  planet: P
  kind: Return['kind']
  longitude: number
  orb: number
}

function soughtOf({ point, longitude }: PlacedPoint): Sought[] {
  if (point === 'Ascendant' || point === 'Midheaven') return []
  const orb = orbOf('conjunction', [point, point], 'transit')
  return [
    { planet: point, kind: 'full', longitude, orb },
    { planet: point, kind: 'half', longitude: longitude + 180, orb },
  ]
}

const listReturnsOf = (sought: Sought, span: Span): Return[] =>
  listSeries({ ...sought, longitudes: [sought.longitude], ...span })[0]!.flatMap((series) => returnOf(sought, series))

const returnOf = ({ planet, kind }: Sought, series: Series | undefined): Return[] =>
  series ? [{ mover: planet, kind, ...series }] : []
