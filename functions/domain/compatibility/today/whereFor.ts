import { HOUSE_KEYS } from '../../../content/schema/keys.ts'
import { ordinal } from '../../words/ordinals.ts'
import { openTexts } from '../report/openTexts.ts'
import type { PairDay } from './PairDay.ts'

/** The sentence on the houses that something falls in, as far as they are known, and its words; undefined when none is. */
export function whereFor([mine, theirs]: readonly [number, number], { skies: [reader, person], name }: PairDay) {
  const [own, other] = [wordsOf(mine), wordsOf(theirs)]
  const words = { ...own, name, otherOrdinal: other.ordinal, otherAbout: other.about }
  if (reader.cusps && person.cusps) return { key: mine === theirs ? 'same' : 'both', words } as const
  if (reader.cusps) return { key: 'reader', words } as const
  return person.cusps ? ({ key: 'person', words: { ...words, ...other } } as const) : undefined
}

function wordsOf(house: number) {
  const key = HOUSE_KEYS[house - 1]
  // A house that is not known is 0, and its sentence is never told.
  return key ? { ordinal: ordinal(house), about: openTexts('today').houses[key] } : { ordinal: '', about: '' }
}
