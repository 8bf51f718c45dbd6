import { CARDS } from '../almanac/cards/allCards.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import { foretold } from '../frames/seconds.ts'
import { dayWords } from '../words/when.ts'
import { pieceId } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { type Option, type Reader, rankOptions } from './rankOptions.ts'
import type { Slots } from './Slots.ts'

/** A second fact is remembered like a piece. */
export const secondTemplate = ({ id }: Contact): string => `second: ${id}`

/** On the day that an earlier reading looked ahead to: what it said that this very contact is for. Else empty. */
export function foretoldOptions(lead: Fact, { memory, window }: ReadingDay, told: Told): Option[] {
  const { slots, reader, house } = told
  if (lead.kind !== 'contact' || lead.at === undefined || !reader.read.sentence(secondTemplate(lead), '')) return []
  const date = reader.read.template(secondTemplate(lead))
  const day = memory.find((past) => past.date === date)
  // The card's id is the first of its day.
  const card = CARDS.flat().find(({ title }) => day?.pieces.startsWith(pieceId(title, title)))
  // What was said of another part of life would only be a second subject.
  if (!date || !card || day?.house !== house) return []
  const isTense = lead.tone === 'tense'
  const again = isTense ? card.slip : card.steps[1]
  return rankOptions(
    foretold[isTense ? 'tense' : 'easy'],
    { ...slots, again, toldOn: dayWords(date, window.date) },
    reader,
  )
}

interface Told {
  slots: Slots
  reader: Reader
  /** Of the day that is being told. */
  house: number
}
