import { type Mention, readMentions } from '../../grounding/readMentions.ts'
import { HOUSE_WORDS } from '../words/houses.ts'
import type { FactSheet } from './factSheet.ts'

/** What is wrong with the houses of a reading, and with the part of life that it is about. */
export function listPlaceFaults(sentences: readonly string[], sheet: FactSheet): string[] {
  const opening = sentences.slice(0, 2).join(' ')
  const hasPart = placesOf(sheet).some((house) => hasWordsOf(house, opening))
  return [
    ...sentences.filter((sentence) => !housesIn(sentence).every((house) => isKnown(house, sheet))).map(notAHouse),
    ...(hasPart
      ? []
      : ['The first two sentences do not say which part of life it is, in the plain words of the facts.']),
    ...firstsOf(sentences)
      .filter(({ house, sentence }) => !hasWordsOf(house, sentence))
      .map(bareNumber),
  ]
}

const notAHouse = (sentence: string) => `A house that is not in the facts: "${sentence}"`
const bareNumber = ({ sentence }: { sentence: string }) =>
  `The number of a house without plain words beside it: "${sentence}"`

const housesIn = (sentence: string): number[] =>
  readMentions(sentence).flatMap((mention: Mention) => (mention.kind === 'house' ? [mention.house] : []))

/** A sentence may name a house and no body; then it is one of those that the facts are about. */
const isKnown = (house: number, { facts }: FactSheet): boolean =>
  facts.placements.some((placement) => placement.house === house)

/** Where each house is named first. */
function firstsOf(sentences: readonly string[]): { house: number; sentence: string }[] {
  const all = sentences.flatMap((sentence) => housesIn(sentence).map((house) => ({ house, sentence })))
  return all.filter(({ house }, index) => all.findIndex((other) => other.house === house) === index)
}

/** The parts of life that the facts name, 1 to 12. */
const placesOf = ({ lines }: FactSheet): number[] =>
  HOUSE_WORDS.flatMap(([about], index) =>
    lines.some(({ text }) => text.includes(`about ${about}.`)) ? [index + 1] : [],
  )

const hasWordsOf = (house: number, text: string): boolean => PLAIN_WORDS[house - 1]!.test(text)

const EMPTY_WORDS =
  /^(?:what|your|with|that|this|things|others?|people|see|sees|how|you|and|far|first|the|own|four|are|who|for|long|good|other|nobody|stays|making|make|hope|places?|whats?)$/

/** The first of a house's wordings are its usual ones; those after them vary more than a check should allow. */
const PLAINEST = 3

/** Any word of those that say what a house is about, whatever its ending. */
const PLAIN_WORDS: readonly RegExp[] = HOUSE_WORDS.map((words) => {
  const telling = words
    .slice(0, PLAINEST)
    .join(' ')
    .toLowerCase()
    .match(/[a-z]+/g)!
    .filter((word) => !EMPTY_WORDS.test(word) && word.length > 2)
  return new RegExp(`\\b(?:${[...new Set(telling)].map(stemOf).join('|')})`, 'i')
})

/** "famil" of family and families. */
function stemOf(word: string): string {
  return word.length > 4 ? word.slice(0, word.length > 5 ? -2 : -1) : word
}
