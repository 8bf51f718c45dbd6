import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { Contact } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import { pieceId, REST_DAYS } from './Memory.ts'
import { moodsOf, rankMeanings } from './meaningOptions.ts'
import { isForetold, promise, reservation } from './promises.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { rankCards } from './rankCards.ts'
import { type Option, type Reader, rankOptions } from './rankOptions.ts'
import { OF_CARD, type Slots } from './Slots.ts'

interface Foretelling {
  fact: Contact
  /** The day on which it is exact. */
  date: LocalDate
  isOfLove: boolean
  frames: readonly string[]
  slots: Slots
}

/**
 * Ways to tell of a contact on a day ahead, each by what a card says of such a day, {ahead}. The card is one that fits the
 * contact, in the part of life where it will be; the memory keeps it for that day, whose reading then tells its scene. None
 * for a day that was foretold already, or is further ahead than the memory keeps that.
 */
export function foretellingOptions(
  { fact, date, isOfLove, frames, slots }: Foretelling,
  day: ReadingDay,
  reader: Reader,
): Option[] {
  const { read } = reader
  if (date > addDays(reader.date, REST_DAYS) || isForetold(fact, { date, read })) return []
  const tone = toneAhead(fact)
  const cards = cardsAhead({ fact, date, isOfLove }, day, reader).filter(({ ahead }) => !read.template(ahead[tone]))
  return cards.slice(0, MOST_CARDS).flatMap((card) =>
    rankOptions(frames, { ...slots, ahead: card.ahead[tone] }, reader).map((option) => ({
      ...option,
      card: card.title,
      brief: [promise(fact, date, card), reservation(card), card.ahead[tone]].map(pieceId),
    })),
  )
}

const MOST_CARDS = 3

/** As the day itself will choose them, of those that it can tell. */
function cardsAhead(
  { fact, date, isOfLove }: Pick<Foretelling, 'fact' | 'date' | 'isOfLove'>,
  { seed, focus }: ReadingDay,
  { read }: Pick<Reader, 'read'>,
): Card[] {
  const { house } = fact
  const moods = moodsOf(rankMeanings(fact, house, { read, date, seed }))
  // Whom somebody loves words the day itself, not the days before it.
  return rankCards({ house, lead: fact, moods, isOfLove, date, seed, focus, relationship: null, read })
}

/** What the day's own scene comes to on the day of a contact is left open for the card. */
export const againSlot = (fact: Contact): string =>
  toneAhead(fact) === 'easy' ? OF_CARD.easyAgain : OF_CARD.tenseAgain

/** Which of a card's clauses goes with a contact. To meet a hard body is no easy day. */
export const toneAhead = ({ tone, mover, target }: Pick<Contact, 'tone' | 'mover' | 'target'>): keyof Card['ahead'] =>
  tone === 'tense' || (tone === 'joined' && [mover, target].some((body) => HARD.has(body))) ? 'tense' : 'easy'

const HARD: ReadonlySet<string> = new Set(['Mars', 'Saturn', 'Pluto', 'Chiron'])
