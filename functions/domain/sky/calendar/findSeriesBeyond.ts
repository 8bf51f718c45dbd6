import { degreesAhead } from '../../../../shared/domain/angles.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import { apparentLongitude } from '../ephemeris.ts'
import type { Span } from './path.ts'
import { listSeries, type Series } from './series.ts'

/** Bodies that take years to come round. */
export type SlowMover = Extract<Planet, 'Jupiter' | 'Saturn' | 'Uranus' | 'Chiron' | 'North Node'>

interface Search {
  planet: SlowMover
  /** In degrees. */
  longitude: number
  /** How far from exact still counts, in degrees. */
  orb: number
  span: Span
}

/** The first series of a body over a longitude that is not over by the end of a span and has no visit in it, until 2100. */
export const findSeriesAfter = (search: Search): Series | undefined =>
  findSeries(search, { start: search.span.to, step: DAY, isSought: ({ ends }) => ends > search.span.to })

/** The last one that was over when the span began, since 1900. */
export const findSeriesBefore = (search: Search): Series | undefined =>
  findSeries(search, { start: search.span.from, step: -DAY, isSought: ({ ends }) => ends <= search.span.from })

/** The years for which the ephemeris was compared with Swiss Ephemeris. */
const [EARLIEST, LATEST] = ['1900-01-01T00:00:00Z', '2100-01-01T00:00:00Z'].map((iso) => secondsOf(new Date(iso)))

interface Walk {
  start: EpochSeconds
  /** A day, forwards or backwards. */
  step: number
  isSought: (series: Series) => boolean
}

/** Leaps as far as the body cannot have come into range meanwhile: some twenty looks for thirty years. */
function findSeries({ planet, longitude, orb, span }: Search, { start, step, isSought }: Walk): Series | undefined {
  const isWithin = ({ visits }: Series) => visits.some(({ begins, ends }) => begins < span.to && ends > span.from)
  let at = start
  while (at > EARLIEST! && at < LATEST!) {
    const room = Math.abs(degreesAhead(apparentLongitude(planet, at), longitude)) - orb
    const [found] = room > 0 ? [] : listSeries({ planet, longitudes: [longitude], orb, from: at, to: after(at, 1) })[0]!
    if (found && isSought(found) && !isWithin(found)) return found
    at = found ? after(step > 0 ? found.ends : found.begins, step) : after(at, step * leapOf(planet, room))
  }
  return undefined
}

/** In days. The quickest, Jupiter, takes twelve to cross the range, so that ten never leap over it. */
const leapOf = (planet: SlowMover, room: number): number => Math.max(10, room / QUICKEST[planet])

/** In degrees a day, rounded up: as seen from the Earth between 1900 and 2100. */
const QUICKEST: Record<SlowMover, number> = {
  Jupiter: 0.25,
  Saturn: 0.14,
  Uranus: 0.07,
  Chiron: 0.15,
  'North Node': 0.06,
}
