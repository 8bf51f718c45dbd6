import { after, DAY, type EpochSeconds } from '../../../../shared/domain/time.ts'
import { type Sign, signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { listStations } from '../stations.ts'
import { CALENDAR_MOVERS, type CalendarMover } from './listContactsBetween.ts'
import { pathOf, type Run, type Sample, type Span } from './path.ts'

/** A body moves backwards `from` one station `to` the other, and the signs that it stands in then. */
export interface Retrograde extends Span {
  planet: CalendarMover
  fromSign: Sign
  toSign: Sign
}

/** The times in which Mercury to Pluto and Chiron are retrograde that share some of [from, to), whole; by their begin, within a minute. */
export const listRetrogrades = (span: Span): Retrograde[] =>
  CALENDAR_MOVERS.flatMap((planet) => retrogradesOf(planet, span)).sort((one, other) => one.from - other.from)

function retrogradesOf(planet: CalendarMover, { from, to }: Span): Retrograde[] {
  const { runs } = pathOf(planet, { from: after(from, -LONGEST), to: after(to, LONGEST) })
  return runs
    .filter((run) => run.at(-1)!.longitude < run[0]!.longitude && run[0]!.at < to && run.at(-1)!.at > from)
    .map((run) => retrogradeOn(run, planet))
}

/** Neptune's and Pluto's last 163 days at the most. */
const LONGEST = 200 * DAY

function retrogradeOn(run: Run, planet: CalendarMover): Retrograde {
  const [start, end] = [run[0]!, run.at(-1)!]
  return {
    planet,
    from: stationNear(start, planet),
    to: stationNear(end, planet),
    fromSign: signOfLongitude(start.longitude),
    toSign: signOfLongitude(end.longitude),
  }
}

function stationNear({ at }: Sample, planet: CalendarMover): EpochSeconds {
  const key = `${planet} ${at}`
  const known = stations.get(key)
  if (known !== undefined) return known
  if (stations.size >= MOST_STATIONS) stations.clear()
  const exact = listStations(planet, { from: after(at, -DAY), to: after(at, DAY) })[0]?.at ?? at
  stations.set(key, exact)
  return exact
}

/** The same for everybody, and each takes as long as a chart. */
const stations = new Map<string, EpochSeconds>()
/** Decades of every body. */
const MOST_STATIONS = 2000
