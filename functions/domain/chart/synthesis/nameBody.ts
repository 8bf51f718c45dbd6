import type { Planet, PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { houseWords } from '../almanac/synthesis/houseTexts.ts'
import type { UnreadChart } from './UnreadChart.ts'

/** A body as a sentence calls it: "the Moon", "Mars". */
export const nameOf = (planet: Planet): string => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet)

/** "the Sun, Mercury and Mars" */
export function listNames(planets: readonly Planet[]): string {
  const names = planets.map(nameOf)
  return [names.slice(0, -1).join(', '), names.at(-1)].join(' and ')
}

/** Where a body is: "Leo, in the tenth house of work that others see". Without a birth time the sign alone. */
export function placeOf(chart: UnreadChart, planet: Planet): string {
  const { sign, house } = positionOf(chart, planet)
  return house === null ? sign : `${sign}, in the ${ORDINALS[house - 1]} house of ${houseWords[house - 1]}`
}

export const positionOf = ({ planetaryPositions }: UnreadChart, planet: Planet): PlanetaryPosition =>
  planetaryPositions.find((position) => position.planet === planet)!

export const signOf = (chart: UnreadChart, planet: Planet): Sign => positionOf(chart, planet).sign

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const
