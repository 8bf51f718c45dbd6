import { wrapDegrees } from '../../shared/domain/angles.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../../shared/domain/chart.ts'
import { isoInstant } from '../../shared/domain/time.ts'
import { birthInstant } from '../domain/chart/birthSky.ts'
import { divideHouses, type Houses } from '../domain/chart/houses.ts'
import { offsetAt } from '../domain/places/civilTime.ts'
import { apparentPlace, type Body, localSky } from '../domain/sky/ephemeris.ts'
import { moonPhase } from '../domain/sky/moonPhase.ts'
import { readBirthLine } from './readBirthLine.ts'

/** The chart of a birth, both a line of JSON, for people and programs. Angles in degrees; `{ error }` for a bad line. */
export function chartLine(line: string): object {
  const birth = readBirthLine(line)
  if ('error' in birth) return birth
  const { lat, lon, zone } = birth.place
  const { utc, timeCase } = birthInstant(birth)
  const sky = localSky(utc, lon)
  return {
    utc: isoInstant(utc).replace('.000Z', 'Z'),
    // In a skipped hour this is not the offset that the clock was read with, but the one in force at the instant found.
    offset_s: offsetAt(utc, zone),
    time_case: timeCase,
    ...bodies((body) => apparentPlace(body, utc)),
    ...wheels((system) => divideHouses({ sky, latitude: lat, system })),
  }
}

const KEYS: readonly (readonly [string, Body])[] = [
  ['sun', 'Sun'],
  ['moon', 'Moon'],
  ['mercury', 'Mercury'],
  ['venus', 'Venus'],
  ['mars', 'Mars'],
  ['jupiter', 'Jupiter'],
  ['saturn', 'Saturn'],
  ['uranus', 'Uranus'],
  ['neptune', 'Neptune'],
  ['pluto', 'Pluto'],
  ['chiron', 'Chiron'],
  ['mean_node', 'North Node'],
  ['true_node', 'True Node'],
]

function bodies(placeOf: (body: Body) => ReturnType<typeof apparentPlace>) {
  const places = KEYS.map(([key, body]) => ({ key, ...placeOf(body) }))
  const [sun, moon] = places
  return {
    longitudes: Object.fromEntries(places.map(({ key, longitude }) => [key, longitude])),
    retrograde: Object.fromEntries(places.map(({ key, speed }) => [key, speed < 0])),
    moon_phase: moonPhase(wrapDegrees(moon!.longitude - sun!.longitude)),
  }
}

function wheels(divide: (system: HouseSystem) => Houses) {
  const all = HOUSE_SYSTEMS.map((wanted) => ({ wanted, ...divide(wanted) }))
  const { ascendant, midheaven, system } = all[0]!
  return {
    asc: ascendant,
    mc: midheaven,
    house_system: system,
    ...Object.fromEntries(all.map(({ wanted, system, cusps }) => [wanted, system === wanted ? cusps : null])),
  }
}
