import { degreesAhead } from '../../../../shared/domain/angles.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds, epochSeconds, HOUR } from '../../../../shared/domain/time.ts'
import { apparentLongitude } from '../ephemeris.ts'
import { listCrossings } from '../listCrossings.ts'
import { tabulatedLongitude } from '../longitudeTable.ts'

export interface Span {
  from: EpochSeconds
  to: EpochSeconds
}

/** Where a body is at an instant. The longitude in degrees counts on over the seam of the circle: 359, 360, 361. */
export interface Sample {
  at: EpochSeconds
  longitude: number
}

/** A body's way from one station to the next, days apart and in order: it never turns in between. */
export type Run = readonly Sample[]

export interface Path {
  planet: Planet
  runs: readonly Run[]
}

/** The way of a body over a span and a little beyond. One path is shared by all who look at the same weeks. */
export function pathOf(planet: Planet, { from, to }: Span): Path {
  const step = STEP[planet] * DAY
  const [first, last] = [Math.floor(from / step) - 1, Math.ceil(to / step) + 1]
  const key = `${planet} ${first} ${last}`
  const known = paths.get(key)
  if (known) return known
  if (paths.size >= MOST_PATHS) paths.clear()
  const samples = unwrapped(
    planet,
    Array.from({ length: last - first + 1 }, (_, index) => epochSeconds((first + index) * step)),
  )
  const path = { planet, runs: runsOf(samples, stationsOf(planet, samples)) }
  paths.set(key, path)
  return path
}

const paths = new Map<string, Path>()
const MOST_PATHS = 200

/** In days: whole spacings of the table of longitudes, and several within any body's retrograde motion. */
const STEP: Record<Planet, number> = {
  Sun: 8,
  Moon: 1,
  Mercury: 4,
  Venus: 8,
  Mars: 8,
  Jupiter: 16,
  Saturn: 16,
  Uranus: 16,
  Neptune: 16,
  Pluto: 16,
  Chiron: 16,
  'North Node': 16,
}

/** The longitude that searches go by, in degrees: of the table, and of the ephemeris for the Moon, which has no table. */
export const searchedLongitude = (planet: Planet, instant: EpochSeconds): number =>
  planet === 'Moon' ? apparentLongitude(planet, instant) : tabulatedLongitude(planet, instant)

/** Where the path is at an instant within it, in degrees that count on. */
export function longitudeOn({ planet, runs }: Path, at: EpochSeconds): number {
  const run = runs.find((each) => at <= each.at(-1)!.at)!
  const near = run.findLast((sample) => sample.at <= at)!
  return continued(near, searchedLongitude(planet, at))
}

/** The least and the greatest longitude of a path within a span, in degrees that count on. */
export function extentOf(path: Path, { from, to }: Span): [number, number] {
  const within = path.runs.flatMap((run) => run.filter(({ at }) => at > from && at < to))
  const longitudes = [longitudeOn(path, from), longitudeOn(path, to), ...within.map(({ longitude }) => longitude)]
  return [Math.min(...longitudes), Math.max(...longitudes)]
}

const continued = (near: Sample, longitude: number): number => near.longitude + degreesAhead(longitude, near.longitude)

function unwrapped(planet: Planet, instants: readonly EpochSeconds[]): Sample[] {
  const samples: Sample[] = []
  for (const at of instants) {
    const [longitude, near] = [searchedLongitude(planet, at), samples.at(-1)]
    samples.push({ at, longitude: near ? continued(near, longitude) : longitude })
  }
  return samples
}

/** Where the body turns, within an hour or so: which is as good as exact to tell one way from the other. */
function stationsOf(planet: Planet, samples: readonly Sample[]): Sample[] {
  const motion = (at: EpochSeconds) =>
    degreesAhead(searchedLongitude(planet, after(at, 6 * HOUR)), searchedLongitude(planet, after(at, -6 * HOUR)))
  return samples.slice(1, -1).flatMap((sample, index) => {
    const [before, then] = [samples[index]!, samples[index + 2]!]
    if (sample.longitude > before.longitude === then.longitude > sample.longitude) return []
    const found = listCrossings({ value: motion, from: before.at, to: then.at, step: then.at - before.at })
    return found.map((at) => ({ at, longitude: continued(before, searchedLongitude(planet, at)) }))
  })
}

function runsOf(samples: readonly Sample[], stations: readonly Sample[]): Run[] {
  const edges = [samples[0]!, ...stations, samples.at(-1)!]
  return edges.slice(1).map((edge, index) => {
    const start = edges[index]!
    return [start, ...samples.filter(({ at }) => at > start.at && at < edge.at), edge]
  })
}
