import { type AspectName, PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import type { NatalPoint } from '../../../../shared/domain/daySky.ts'
import { BRANCHES, orbOf } from '../../chart/aspects.ts'
import type { Span } from './path.ts'
import { listSeries, type Series } from './series.ts'

/** A point of a birth chart. Longitude in degrees. */
export interface PlacedPoint {
  point: NatalPoint
  longitude: number
}

/** What moves in the sky and is told by the day. */
export type CalendarMover = Exclude<Planet, 'Moon' | 'North Node'>

/** A body of the sky in aspect to a point of a birth chart, from the first time that it is in range to the last. */
export interface CalendarContact extends Series {
  mover: CalendarMover
  aspect: AspectName
  point: NatalPoint
}

interface Ask extends Span {
  points: readonly PlacedPoint[]
}

/**
 * The contacts of the moving sky with a chart that are in range of a transit, 1.5 degrees, at some time in [from, to), by
 * their first exact instant. A body that turns back makes one contact of several passes, of which some may lie before
 * `from` or after `to`. Exact instants are within seconds of the ephemeris, and those of the edges within half a minute.
 */
export const listContactsBetween = ({ points, ...span }: Ask): CalendarContact[] =>
  CALENDAR_MOVERS.flatMap((mover) => contactsOf(mover, points, span)).sort(
    (one, other) => one.exact[0]! - other.exact[0]!,
  )

export const CALENDAR_MOVERS: readonly CalendarMover[] = PLANETS.filter(
  (planet): planet is CalendarMover => planet !== 'Moon' && planet !== 'North Node',
)

function contactsOf(mover: CalendarMover, points: readonly PlacedPoint[], span: Span): CalendarContact[] {
  const sought = points.flatMap(({ point, longitude }) =>
    BRANCHES.map(({ aspect, angle }) => ({ aspect, point, longitude: longitude + angle })),
  )
  const longitudes = sought.map(({ longitude }) => longitude)
  const orb = orbOf('conjunction', [mover, mover], 'transit')
  return listSeries({ planet: mover, longitudes, orb, ...span }).flatMap((found, index) => {
    const { aspect, point } = sought[index]!
    return found.map((series) => ({ mover, aspect, point, ...series }))
  })
}
