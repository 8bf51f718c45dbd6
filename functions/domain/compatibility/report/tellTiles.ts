import type { SignBond } from '../../../../shared/domain/compatibility.ts'
import { ELEMENTS, type Element, elementOf } from '../../../../shared/domain/zodiac.ts'
import type { ElementPair } from '../../../content/schema/compatibilityKeys.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { asSentences, tellAbout } from './inWords.ts'
import { openTexts } from './openTexts.ts'
import type { Telling } from './Telling.ts'
import { sureBond, tellBond, tellSigns } from './tellSigns.ts'

const inParts = (parts: readonly string[]): string => parts.filter(Boolean).join(' ')

export const tellEmotions = (telling: Telling): string =>
  inParts([
    tellSigns('Moon', telling),
    tellBond('Moon', telling) || telling.pick(openTexts('frames').openMoons, 'open Moons'),
  ])

export const tellTalk = (telling: Telling): string =>
  inParts([tellSigns('Mercury', telling), tellBond('Mercury', telling)])

export const tellLove = (telling: Telling): string =>
  inParts([tellSigns('Venus', telling), tellBond('Venus', telling), tellDesire(telling)])

/** The reader's Venus and the partner's Mars. One Mars for both is a strength, so what would deny it is left out. */
function tellDesire({ skies, pick }: Telling): string {
  const bond = sureBond(['Venus', 'Mars'], skies)
  const isShared = sureBond(['Mars', 'Mars'], skies) === 'same'
  if (!bond && !isShared) return ''
  const { mars, bothMars } = openTexts('frames')
  const named = fillTemplate(pick(isShared ? bothMars : mars, 'Mars frame'), { S: skies[1].signsOf('Mars')[0]! })
  if (!bond || (isShared && !EASY_BONDS.includes(bond))) return named
  return inParts([named, tellAbout('reader', pick(openTexts('bonds').desire[bond], 'desire'))])
}

const EASY_BONDS: readonly SignBond[] = ['same', 'kindred', 'friendly']

/** The elements of both Suns, and of the other bodies that count most between two people. */
export function tellElements(telling: Telling): string {
  const { skies, pick } = telling
  const [mine, theirs] = skies.map(({ signsOf }) => elementOf(signsOf('Sun')[0]!)) as [Element, Element]
  const [first, second] = [mine, theirs].sort((one, other) => ELEMENTS.indexOf(one) - ELEMENTS.indexOf(other))
  // The cast: two elements are a pair.
  const pair = `${first} ${second}` as ElementPair
  return inParts([pick(openTexts('elements').pairs[pair], 'elements'), tellBalance(telling)])
}

const COUNTED = ['Sun', 'Mercury', 'Venus', 'Mars'] as const
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function tellBalance({ skies, pick }: Telling): string {
  const placed = skies.flatMap(({ signsOf }) => COUNTED.map((planet) => elementOf(signsOf(planet)[0]!)))
  const numbers = ELEMENTS.map((element) => placed.filter((each) => each === element).length)
  const most = Math.max(...numbers)
  const leading = ELEMENTS.filter((_, index) => numbers[index] === most)
  const missing = ELEMENTS.find((_, index) => numbers[index] === 0)
  const texts = openTexts('elements')
  const tellMost = (element: Element) =>
    fillTemplate(texts.most.frame, {
      count: NUMBERS[most]!,
      element,
      meaning: pick(texts.most.meanings[element], 'most'),
    })
  const tellNone = (element: Element) =>
    fillTemplate(texts.none.frame, { element, meaning: pick(texts.none.meanings[element], 'least') })
  const counts = [leading.length === 1 && tellMost(leading[0]!), missing && tellNone(missing)].filter(Boolean)
  return counts.length === 0 ? '' : asSentences(fillTemplate(texts.counted, { counts: counts.join(' ') }))
}
