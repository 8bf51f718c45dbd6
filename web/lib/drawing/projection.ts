import { RADIAN } from '../../../shared/domain/angles.ts'

/** Of the ecliptic at J2000, in degrees. */
export const OBLIQUITY = 23.4393
/** Units from the pole to the rim of the drawn planisphere. */
export const RIM = 500
/** The southernmost circle that is shown: the Tropic of Capricorn, as on an astrolabe. */
export const RIM_DECLINATION = -OBLIQUITY

/** The stereographic distance from the pole for a declination in degrees; `rim` is the radius of the rim. */
export const radiusOf = (declination: number, rim: number): number =>
  (rim * Math.tan((90 - declination) / 2 / RADIAN)) / Math.tan((90 - RIM_DECLINATION) / 2 / RADIAN)

/** Projects a right ascension and a declination in degrees, as seen from below, with 0h at the top. */
export function project(ra: number, declination: number, rim: number): { x: number; y: number } {
  const radius = radiusOf(declination, rim)
  return { x: radius * Math.sin(ra / RADIAN), y: -radius * Math.cos(ra / RADIAN) }
}

/** From ecliptic longitude and latitude to right ascension and declination, all in degrees, J2000. */
export function equatorial(longitude: number, latitude: number): { ra: number; declination: number } {
  const [l, b, e] = [longitude / RADIAN, latitude / RADIAN, OBLIQUITY / RADIAN]
  const declination = Math.asin(Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l))
  const ra = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l))
  return { ra: (ra * RADIAN + 360) % 360, declination: declination * RADIAN }
}

const [NEAR, FAR] = [radiusOf(OBLIQUITY, RIM), radiusOf(-OBLIQUITY, RIM)]
/** The circle of the ecliptic, which stays an exact one: its center is left of the pole. */
export const ECLIPTIC = { x: (NEAR - FAR) / 2, radius: (NEAR + FAR) / 2 }

/** A longitude on the ecliptic, or so many units outside its circle. */
export function onEcliptic(longitude: number, outside = 0): { x: number; y: number } {
  const { ra, declination } = equatorial(longitude, 0)
  const { x, y } = project(ra, declination, RIM)
  const share = 1 + outside / ECLIPTIC.radius
  return { x: ECLIPTIC.x + (x - ECLIPTIC.x) * share, y: y * share }
}
