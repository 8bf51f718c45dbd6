import { readFileSync } from 'node:fs'
import { equatorial, RIM_DECLINATION } from '../lib/drawing/projection.ts'

/** Right ascension and declination in degrees, J2000; `name` where the star has one. */
export interface Star {
  ra: number
  declination: number
  magnitude: number
  name: string | undefined
}

/** One stroke of a constellation. */
export type Figure = { ra: number; declination: number }[]

/** Bright enough to complete the constellation figures, and few enough to keep the file small. */
export const FAINTEST = 4.6

/** The stars within the rim down to a magnitude, from the catalogue of the ephemeris package. */
export function starsTo(faintest: number): Star[] {
  const others = entries('fixed_stars_deep').map(([, star]) => toStar(star, undefined))
  const named = entries('fixed_stars').map(([name, star]) => toStar(star, name))
  return [...new Map([...others, ...named].map((star) => [positionOf(star), star])).values()].filter(
    ({ declination, magnitude }) => declination > RIM_DECLINATION && magnitude <= faintest && magnitude > SUN,
  )
}

/** The constellation figures within the rim. */
export function figures(): Figure[] {
  const { lines } = read<{ lines: { segs: [number, number][][] }[] }>('constellations')
  return lines
    .flatMap(({ segs }) => segs)
    .map((vertices) => vertices.map(([longitude, latitude]) => equatorial(longitude, latitude)))
    .filter((figure) => figure.every(({ declination }) => declination > RIM_DECLINATION))
}

/** The catalogue has the Sun too, at magnitude -26.7. */
const SUN = -2

interface Entry {
  ra: number
  dec: number
  mag: number
}

const toStar = ({ ra, dec, mag }: Entry, name: string | undefined): Star => ({
  ra,
  declination: dec,
  magnitude: mag,
  name,
})

/** Stars are in both catalogues, some with two names, so they are identified by position. */
const positionOf = ({ ra, declination }: Star) => `${ra.toFixed(2)} ${declination.toFixed(2)}`

const entries = (file: string) => Object.entries(read<{ stars: Record<string, Entry> }>(file).stars)

const read = <T>(file: string): T => JSON.parse(readFileSync(`node_modules/caelus/data/${file}.json`, 'utf8')) as T
