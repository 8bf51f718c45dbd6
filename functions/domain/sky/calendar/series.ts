import type { Planet } from '../../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds } from '../../../../shared/domain/time.ts'
import { passOf } from './passOf.ts'
import { extentOf, type Path, pathOf, type Run, type Span } from './path.ts'

/** A stay within range of a longitude. */
export interface Visit {
  begins: EpochSeconds
  ends: EpochSeconds
}

/**
 * A body's passes over one longitude on one of its rounds. A body that turns back passes up to five times, and may leave
 * the range in between: `begins` and `ends` are those of the first visit and of the last.
 */
export interface Series extends Visit {
  /** In order; never empty and always an odd number. */
  exact: readonly EpochSeconds[]
  /** In order. */
  visits: readonly Visit[]
}

interface Search extends Span {
  planet: Planet
  /** In degrees. */
  longitudes: readonly number[]
  /** How far from exact still counts, in degrees. */
  orb: number
}

/** The series of each longitude that are in range at some time in [from, to), whole: also what is before and after. */
export function listSeries({ planet, longitudes, orb, from, to }: Search): Series[][] {
  const reach = REACH[planet] * DAY
  const path = pathOf(planet, { from: after(from, -reach), to: after(to, reach) })
  const [least, most] = extentOf(path, { from, to })
  return longitudes.map((longitude) =>
    listRounds(longitude, [least - orb, most + orb])
      .map((exactly) => seriesOn(path, exactly, orb))
      .filter(({ visits }) => visits.some(({ begins, ends }) => begins < to && ends > from)),
  )
}

/**
 * In days: a little more than a body's longest series at 1.5 degrees (the Moon's at 3) between 1900 and 2100, as counted
 * on the days of Swiss Ephemeris. Pluto's is of 2072 to 2077. The Sun, the Moon and the mean node never turn.
 */
const REACH: Record<Planet, number> = {
  Sun: 5,
  Moon: 2,
  Mercury: 55,
  Venus: 100,
  Mars: 190,
  Jupiter: 280,
  Saturn: 320,
  Uranus: 690,
  Neptune: 1060,
  Pluto: 1830,
  Chiron: 1000,
  'North Node': 60,
}

/** The longitude on every round that comes between two others, in degrees that count on. */
function listRounds(longitude: number, [least, most]: readonly [number, number]): number[] {
  const first = longitude + Math.ceil((least - longitude) / 360) * 360
  return Array.from({ length: Math.max(0, Math.floor((most - first) / 360) + 1) }, (_, round) => first + round * 360)
}

function seriesOn(path: Path, longitude: number, orb: number): Series {
  const stays = path.runs.flatMap((run) => stayOn(run, { planet: path.planet, longitude, orb }) ?? [])
  const visits: Visit[] = []
  for (const { begins, ends } of stays) {
    const before = visits.at(-1)
    // It turned within range: the visit goes on.
    if (before?.ends === begins) before.ends = ends
    else visits.push({ begins, ends })
  }
  const exact = stays.flatMap((stay) => stay.exact ?? [])
  return { begins: visits[0]!.begins, exact, ends: visits.at(-1)!.ends, visits }
}

interface Range {
  planet: Planet
  longitude: number
  orb: number
}

/** The part of a run within range. */
function stayOn(
  run: Run,
  { planet, longitude, orb }: Range,
): (Visit & { exact: EpochSeconds | undefined }) | undefined {
  const [start, end] = [run[0]!, run.at(-1)!]
  const side = start.longitude < end.longitude ? orb : -orb
  const isOutside = (at: number) => Math.abs(at - longitude) > orb
  const isBeyond = start.longitude < longitude === end.longitude < longitude
  if (isBeyond && isOutside(start.longitude) && isOutside(end.longitude)) return undefined
  const passAt = (exactly: number, within: number) => passOf({ planet, run, longitude: exactly, within })
  return {
    begins: passAt(longitude - side, EDGE_WITHIN) ?? start.at,
    exact: passAt(longitude, EXACT_WITHIN),
    ends: passAt(longitude + side, EDGE_WITHIN) ?? end.at,
  }
}

/** In seconds: nobody notices when a contact comes into range as they do when it is exact. */
const EDGE_WITHIN = 20
const EXACT_WITHIN = 1
