import { type AspectName, PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { bodiesInAspect } from './bodiesInAspect.ts'
import { bodiesInHouses } from './bodiesInHouses.ts'
import { bodiesInSigns } from './bodiesInSigns.ts'
import { houseCusps } from './houseCusps.ts'

/** What a body in its sign, and in its house where that is known, says about a person. Houses are 1 to 12. */
export function interpretPosition({ planet, sign, house }: Placement): string {
  const inSign = bodiesInSigns[planet][sign]
  return house === null ? inSign : `${inSign} ${ofHouse(bodiesInHouses[planet], house)}`
}

interface Placement {
  planet: Planet
  sign: Sign
  house: number | null
}

/** What the sign on a house cusp says about that part of life. Houses are 1 to 12, anything else is a RangeError. */
export const interpretHouse = ({ house, sign }: { house: number; sign: Sign }): string =>
  ofHouse(houseCusps, house)[sign]

/** What an aspect between two bodies says, whichever is named first. A body with itself is a RangeError. */
export function interpretAspect({ planet1, aspect, planet2 }: Meeting): string {
  const [first, second] = inOrder(planet1, planet2)
  const text = bodiesInAspect[first][second]?.[aspect]
  if (!text) throw new RangeError(`No aspect of ${planet1} and ${planet2}`)
  return text
}

interface Meeting {
  planet1: Planet
  aspect: AspectName
  planet2: Planet
}

function ofHouse<Text>(texts: readonly Text[], house: number): Text {
  const text = texts[house - 1]
  if (!text) throw new RangeError(`No house ${house}`)
  return text
}

const inOrder = (one: Planet, other: Planet): [Planet, Planet] =>
  PLANETS.indexOf(one) < PLANETS.indexOf(other) ? [one, other] : [other, one]
