import { type AspectName, PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { ofHouse } from './ofHouse.ts'
import { openChartChapter } from './openChartChapter.ts'

/** What a body in its sign, and in its house where that is known, says about a person. Houses are 1 to 12. */
export function interpretPosition({ planet, sign, house }: Placement): string {
  const inSign = openChartChapter('signs')[planet][sign]
  return house === null ? inSign : `${inSign} ${ofHouse(openChartChapter('houses')[planet], house)}`
}

interface Placement {
  planet: Planet
  sign: Sign
  house: number | null
}

/** What the sign on a house cusp says about that part of life. Houses are 1 to 12, anything else is a RangeError. */
export const interpretHouse = ({ house, sign }: { house: number; sign: Sign }): string =>
  ofHouse(openChartChapter('cusps'), house)[sign]

/** What an aspect between two bodies says, whichever is named first. A body with itself is a RangeError. */
export function interpretAspect({ planet1, aspect, planet2 }: Meeting): string {
  const [first, second] = inOrder(planet1, planet2)
  const text = openChartChapter('aspects')[first]?.[second]?.[aspect]
  if (!text) throw new RangeError(`No aspect of ${planet1} and ${planet2}`)
  return text
}

interface Meeting {
  planet1: Planet
  aspect: AspectName
  planet2: Planet
}

const inOrder = (one: Planet, other: Planet): [Planet, Planet] =>
  PLANETS.indexOf(one) < PLANETS.indexOf(other) ? [one, other] : [other, one]
