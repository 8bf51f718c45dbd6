import type { Planet, PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { bodyWords } from '../../words/bodies.ts'
import { ordinal } from '../../words/ordinals.ts'
import { houseWords } from '../almanac/synthesis/houseTexts.ts'
import type { UnreadChart } from './UnreadChart.ts'

/** "the Sun, Mercury and Mars" */
export function listNames(planets: readonly Planet[]): string {
  const names = planets.map(bodyWords)
  return [names.slice(0, -1).join(', '), names.at(-1)].join(' and ')
}

/** Where a body is: "Leo, in the tenth house of work that others see". Without a birth time the sign alone. */
export function placeOf(chart: UnreadChart, planet: Planet): string {
  const { sign, house } = positionOf(chart, planet)
  return house === null ? sign : `${sign}, in the ${ordinal(house)} house of ${houseWords[house - 1]}`
}

export const positionOf = ({ planetaryPositions }: UnreadChart, planet: Planet): PlanetaryPosition =>
  planetaryPositions.find((position) => position.planet === planet)!

export const signOf = (chart: UnreadChart, planet: Planet): Sign => positionOf(chart, planet).sign
