import { addDays, DAY } from '../../../../shared/domain/time.ts'
import { capitalised } from '../../words/capitalised.ts'
import { CARDS } from '../almanac/cards/allCards.ts'
import { listContactsAhead } from '../facts/contactsAhead.ts'
import { dayWindow } from '../facts/DayWindow.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import { foretold } from '../frames/seconds.ts'
import { dayWords } from '../words/when.ts'
import { idsIn, pieceId, type ReadDay } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { type Option, type Reader, rankOptions } from './rankOptions.ts'
import type { Slots } from './Slots.ts'
import { secondId } from './secondFact.ts'

/** On the day that an earlier reading looked ahead to: what it said that this very contact is for. Else empty. */
export function foretoldOptions(lead: Fact, day: ReadingDay, { slots, reader, house }: Told): Option[] {
  if (lead.kind !== 'contact' || lead.at === undefined) return []
  const told = day.memory.findLast(({ pieces }) => idsIn(pieces).includes(secondId(lead)))
  // What was said of another part of life would only be a second subject.
  if (told?.house !== house || !isNextAfter(told, lead, day)) return []
  // The card's id is the first of its day.
  const card = CARDS[house - 1]!.find(({ title }) => told.pieces.startsWith(pieceId(title)))
  if (!card) return []
  const isTense = lead.tone === 'tense'
  const toldBy = readingOf(told, day)
  const again = isTense ? card.slip : card.steps[1]
  return rankOptions(
    foretold[isTense ? 'tense' : 'easy'],
    { ...slots, again, title: card.title, toldBy, ToldBy: capitalised(toldBy) },
    reader,
  )
}

interface Told {
  slots: Slots
  reader: Reader
  /** Of the day that is being told. */
  house: number
}

/** A pair may meet three times in a few weeks, and the earlier reading spoke of the first of them. */
function isNextAfter({ date }: ReadDay, { id, at }: Contact, { chart, zone }: ReadingDay): boolean {
  const next = listContactsAhead(chart, dayWindow(date, zone), zone).find((ahead) => ahead.id === id)
  return next !== undefined && Math.abs(next.at! - at!) < DAY
}

const readingOf = ({ date }: ReadDay, { window }: ReadingDay): string =>
  date === addDays(window.date, -1) ? "yesterday's reading" : `your reading of ${dayWords(date, window.date)}`
