import { ELEMENTS, type Element, elementOf } from '../../../../shared/domain/zodiac.ts'
import { type ElementPair, elementPairs, leastElement, mostElement } from '../almanac/elementPairs.ts'
import { marsFrames, openMoons } from '../almanac/frames.ts'
import { desireBonds, mercuryBonds, moonBonds, venusBonds } from '../almanac/signBonds.ts'
import { mercuryInSigns } from '../almanac/signs/mercuryInSigns.ts'
import { moonInSigns } from '../almanac/signs/moonInSigns.ts'
import { venusInSigns } from '../almanac/signs/venusInSigns.ts'
import { asSentences, tellAbout } from './inWords.ts'
import type { Telling } from './Telling.ts'
import { sureBond, tellBond, tellSign } from './tellSigns.ts'

const inParts = (parts: readonly string[]): string => parts.filter(Boolean).join(' ')

export const tellEmotions = (telling: Telling): string =>
  inParts([
    tellSign('Moon', 'reader', moonInSigns, telling),
    tellSign('Moon', 'partner', moonInSigns, telling),
    tellBond('Moon', moonBonds, telling) || telling.pick(openMoons, 'open Moons'),
  ])

export const tellTalk = (telling: Telling): string =>
  inParts([
    tellSign('Mercury', 'reader', mercuryInSigns, telling),
    tellSign('Mercury', 'partner', mercuryInSigns, telling),
    tellBond('Mercury', mercuryBonds, telling),
  ])

export const tellLove = (telling: Telling): string =>
  inParts([
    tellSign('Venus', 'reader', venusInSigns, telling),
    tellSign('Venus', 'partner', venusInSigns, telling),
    tellBond('Venus', venusBonds, telling),
    tellDesire(telling),
  ])

function tellDesire({ skies, pick }: Telling): string {
  const bond = sureBond(['Venus', 'Mars'], skies)
  if (!bond) return ''
  const mars = pick(marsFrames, 'Mars frame').replace('{S}', skies[1].signsOf('Mars')[0]!)
  return `${mars} ${tellAbout('reader', pick(desireBonds[bond], 'desire'))}`
}

/** The elements of both Suns, and of the other bodies that count most between two people. */
export function tellElements(telling: Telling): string {
  const { skies, pick } = telling
  const [mine, theirs] = skies.map(({ signsOf }) => elementOf(signsOf('Sun')[0]!)) as [Element, Element]
  const [first, second] = [mine, theirs].sort((one, other) => ELEMENTS.indexOf(one) - ELEMENTS.indexOf(other))
  return inParts([pick(elementPairs[`${first!} ${second!}` as ElementPair]!, 'elements'), tellBalance(telling)])
}

const COUNTED = ['Sun', 'Mercury', 'Venus', 'Mars'] as const
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function tellBalance({ skies, pick }: Telling): string {
  const placed = skies.flatMap(({ signsOf }) => COUNTED.map((planet) => elementOf(signsOf(planet)[0]!)))
  const counts = ELEMENTS.map((element) => placed.filter((each) => each === element).length)
  const most = Math.max(...counts)
  const leading = ELEMENTS.filter((_, index) => counts[index] === most)
  const missing = ELEMENTS.find((_, index) => counts[index] === 0)
  const told = [
    leading.length === 1
      ? `${NUMBERS[most]} of eight are in ${leading[0]}, ${pick(mostElement[leading[0]!], 'most')}.`
      : '',
    missing ? `none is in ${missing}. ${pick(leastElement[missing], 'least')}` : '',
  ].filter(Boolean)
  return told.length === 0
    ? ''
    : asSentences(`counting the Sun, Mercury, Venus and Mars of you both, ${told.join(' ')}`)
}
