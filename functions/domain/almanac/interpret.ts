import type { AspectName, Planet } from '../../../shared/domain/chart.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import { bodiesInHouses } from './bodiesInHouses.ts'
import { bodiesInSigns } from './bodiesInSigns.ts'
import { houseCusps } from './houseCusps.ts'

/** What a body in its sign, and in its house where that is known, says about a person. */
export function interpretPosition({
  planet,
  sign,
  house,
}: {
  planet: Planet
  sign: Sign
  house: number | null
}): string {
  const inSign = bodiesInSigns[planet][sign]
  return house === null ? inSign : `${inSign} ${ofHouse(bodiesInHouses[planet], house)}`
}

/** What the sign on a house cusp says about that part of life. */
export const interpretHouse = ({ house, sign }: { house: number; sign: Sign }): string =>
  ofHouse(houseCusps, house)[sign]

/** What an aspect between two bodies of one chart says, whichever of the two is named first. */
export const interpretAspect = (meeting: { planet1: Planet; aspect: AspectName; planet2: Planet }): string =>
  `${role[meeting.planet1]} and ${role[meeting.planet2].toLowerCase()} ${bond[meeting.aspect]}. You know ${meeting.planet1} and ${meeting.planet2} as a pair.`

function ofHouse<Text>(texts: readonly Text[], house: number): Text {
  const text = texts[house - 1]
  if (!text) throw new RangeError(`No house ${house}`)
  return text
}

const role: Record<Planet, string> = {
  Sun: 'Your will',
  Moon: 'Your feeling',
  Mercury: 'Your thinking',
  Venus: 'Your affection',
  Mars: 'Your drive',
  Jupiter: 'Your trust',
  Saturn: 'Your patience',
  Uranus: 'Your independence',
  Neptune: 'Your imagination',
  Pluto: 'Your intensity',
  Chiron: 'Your tender spot',
  'North Node': 'Your direction of growth',
}

const bond: Record<AspectName, string> = {
  conjunction: 'work as one',
  opposition: 'face each other and ask for balance',
  trine: 'help each other without effort',
  square: 'push each other until something moves',
  sextile: 'cooperate when you invite them to',
}
