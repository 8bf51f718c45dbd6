import type { Planet, PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { bodyWords } from '../../words/bodies.ts'
import { fillSlots } from '../../words/fillSlots.ts'
import { ordinal } from '../../words/ordinals.ts'
import { ofHouse } from '../almanac/ofHouse.ts'
import { openChartChapter } from '../almanac/openChartChapter.ts'
import type { UnreadChart } from './UnreadChart.ts'

/** "the Sun, Mercury and Mars" */
export function listNames(planets: readonly Planet[]): string {
  const names = planets.map(bodyWords)
  return [names.slice(0, -1).join(', '), names.at(-1)].join(' and ')
}

/** Where a body is: "Leo, in the tenth house of work that others see". Without a birth time the sign alone. */
export function placeOf(chart: UnreadChart, planet: Planet): string {
  const { sign, house } = positionOf(chart, planet)
  if (house === null) return sign
  return fillSlots(openChartChapter('synthesis/places').place, {
    sign,
    ordinal: ordinal(house),
    house: aboutHouse(house),
  })
}

/** What a house is about, 1 to 12: "work that others see". */
export const aboutHouse = (house: number): string => ofHouse(openChartChapter('synthesis/places').houses, house)

export const positionOf = ({ planetaryPositions }: UnreadChart, planet: Planet): PlanetaryPosition =>
  planetaryPositions.find((position) => position.planet === planet)!

export const signOf = (chart: UnreadChart, planet: Planet): Sign => positionOf(chart, planet).sign
