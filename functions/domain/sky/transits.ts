import { type AspectName, PLANETS, type Planet } from '../../../shared/domain/chart.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Sign, signOfLongitude } from '../../../shared/domain/zodiac.ts'
import { byOrb, findAspect } from '../chart/aspects.ts'
import { apparentPlace } from './ephemeris.ts'

/** A body of today's sky in aspect to a point of a birth chart. Orb in degrees. */
export interface Transit {
  mover: Planet
  aspect: AspectName
  target: Planet
  orb: number
  applying: boolean
}

/** The transits in orb at an instant, the closest first. Longitudes in degrees. */
export function listTransits({ natal, instant }: { natal: readonly NatalPoint[]; instant: EpochSeconds }): Transit[] {
  return skyAt(instant)
    .flatMap((one) => natal.map((point) => findAspect({ one, other: { ...point, speed: 0 }, use: 'transit' })))
    .filter((aspect) => aspect !== undefined)
    .map(({ planet1, planet2, ...aspect }) => ({ mover: planet1, target: planet2, ...aspect }))
    .sort(byOrb)
}

export interface NatalPoint {
  planet: Planet
  longitude: number
}

/** Where a body is: apparent geocentric longitude in degrees, and its change in degrees a day. */
export interface SkyPlace {
  planet: Planet
  longitude: number
  speed: number
  sign: Sign
  retrograde: boolean
}

/** The whole sky at an instant, from the Sun to the mean North Node. */
export const skyAt = (instant: EpochSeconds): SkyPlace[] => PLANETS.map((planet) => placeInSky(planet, instant))

function placeInSky(planet: Planet, instant: EpochSeconds): SkyPlace {
  const { longitude, speed } = apparentPlace(planet, instant)
  return { planet, longitude, speed, sign: signOfLongitude(longitude), retrograde: speed < 0 }
}
