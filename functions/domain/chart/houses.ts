import { RADIAN, wrapDegrees } from '../../../shared/domain/angles.ts'
import type { HouseSystem } from '../../../shared/domain/chart.ts'
import type { LocalSky } from '../sky/ephemeris.ts'

/** The angles and the twelve cusps of a place: ecliptic longitudes in degrees. `cusps[0]` begins the first house. */
export interface Houses {
  system: HouseSystem
  ascendant: number
  midheaven: number
  cusps: number[]
}

/**
 * Divides the local sky into houses. Within the polar circles part of the ecliptic never rises, so that Placidus does not
 * exist: Porphyry takes its place, and the ascendant is the rising or setting point that follows the midheaven within 180°.
 * @param latitude in degrees, north positive, short of the poles themselves
 */
export function divideHouses({
  sky,
  latitude,
  system,
}: {
  sky: LocalSky
  latitude: number
  system: HouseSystem
}): Houses {
  const real = system === 'placidus' && isPolar(sky, latitude) ? 'porphyry' : system
  const midheaven = midheavenOf(sky)
  const ascendant = ascendantOf(sky, latitude, midheaven)
  return { system: real, ascendant, midheaven, cusps: CUSPS[real]({ sky, latitude, ascendant, midheaven }) }
}

/** The house, 1 to 12, that holds a longitude. A body on a cusp belongs to the house that begins there. */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  const sinceCusp = cusps.map((cusp) => wrapDegrees(longitude - cusp + ROUNDING))
  return sinceCusp.indexOf(Math.min(...sinceCusp)) + 1
}

/** Degrees: an angle that was calculated in two ways can be this much short of its own cusp. */
const ROUNDING = 1e-9

/** Whether the latitude is on or beyond the polar circle, which moves with the obliquity. */
export const isPolar = ({ obliquity }: LocalSky, latitude: number): boolean => Math.abs(latitude) >= 90 - obliquity

/** The point of the ecliptic on the meridian (Meeus, Astronomical Algorithms, 13 and 14). */
const midheavenOf = ({ meridian, obliquity }: LocalSky): number =>
  wrapDegrees(arcTangent(sine(meridian), cosine(meridian) * cosine(obliquity)))

/** Where the ecliptic cuts the eastern horizon. */
function ascendantOf({ meridian, obliquity }: LocalSky, latitude: number, midheaven: number): number {
  const across = -(sine(meridian) * cosine(obliquity) + tangent(latitude) * sine(obliquity))
  const rising = wrapDegrees(arcTangent(cosine(meridian), across))
  return wrapDegrees(rising - midheaven) < 180 ? rising : wrapDegrees(rising + 180)
}

interface Frame {
  sky: LocalSky
  latitude: number
  ascendant: number
  midheaven: number
}

const CUSPS: Record<HouseSystem, (frame: Frame) => number[]> = {
  /** Each cusp has gone through a third or two of its own way from the horizon to the meridian. */
  placidus: ({ sky, latitude, ascendant, midheaven }) => {
    const cusp = (share: number, above: boolean) => semiArcCusp({ sky, latitude, share, above })
    return aroundTheWheel(
      midheaven,
      cusp(1 / 3, true),
      cusp(2 / 3, true),
      ascendant,
      cusp(2 / 3, false),
      cusp(1 / 3, false),
    )
  },
  /** The ecliptic between the angles, cut in three. */
  porphyry: ({ ascendant, midheaven }) => {
    const upper = wrapDegrees(ascendant - midheaven) / 3
    const lower = 60 - upper
    return aroundTheWheel(
      midheaven,
      midheaven + upper,
      midheaven + 2 * upper,
      ascendant,
      ascendant + lower,
      ascendant + 2 * lower,
    )
  },
  whole_sign: ({ ascendant }) => {
    const first = Math.floor(ascendant / 30) * 30
    return Array.from({ length: 12 }, (_, house) => wrapDegrees(first + house * 30))
  },
}

/** Six cusps in the order tenth to third; the other six lie opposite. */
function aroundTheWheel(...tenthToThird: [number, number, number, number, number, number]): number[] {
  const [tenth, eleventh, twelfth, ...firstToThird] = tenthToThird
  const half = [...firstToThird, tenth + 180, eleventh + 180, twelfth + 180]
  return [...half, ...half.map((cusp) => cusp + 180)].map(wrapDegrees)
}

/** Steps of the iteration shrink by a third or more at every latitude where Placidus exists. */
const ROUNDS = 60

/**
 * The longitude whose distance from the meridian is `share` of its own semi-arc: the diurnal one from the upper meridian,
 * or the nocturnal one from the lower.
 */
function semiArcCusp({
  sky,
  latitude,
  share,
  above,
}: {
  sky: LocalSky
  latitude: number
  share: number
  above: boolean
}) {
  const { meridian, obliquity } = sky
  const slope = tangent(latitude) * tangent(obliquity)
  let ascension = above ? meridian + share * 90 : meridian + 180 - share * 90
  for (let round = 0; round < ROUNDS; round++) {
    const diurnal = 90 + arcSine(slope * sine(ascension))
    ascension = above ? meridian + share * diurnal : meridian + 180 - share * (180 - diurnal)
  }
  return arcTangent(sine(ascension), cosine(ascension) * cosine(obliquity))
}

const sine = (degrees: number): number => Math.sin(degrees / RADIAN)
const cosine = (degrees: number): number => Math.cos(degrees / RADIAN)
const tangent = (degrees: number): number => Math.tan(degrees / RADIAN)
const arcSine = (ratio: number): number => Math.asin(ratio) * RADIAN
const arcTangent = (y: number, x: number): number => Math.atan2(y, x) * RADIAN
