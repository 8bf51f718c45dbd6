import type { LocalDate } from '../../../../shared/domain/time.ts'
import type { Contact } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import type { Read } from './Memory.ts'
import { rankMeanings } from './meaningOptions.ts'
import { promise, reservation } from './promises.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { rankCards } from './rankCards.ts'
import { compareRanks, type Option, type Reader, rankOptions, telling } from './rankOptions.ts'
import type { Slots } from './Slots.ts'

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
 * contact, in the part of life where it will be; the memory keeps it for that day, whose reading then tells its scene.
 */
export function foretellingOptions(
  { fact, date, isOfLove, frames, slots }: Foretelling,
  day: ReadingDay,
  reader: Reader,
): Option[] {
  const tone = toneAhead(fact)
  const lastTold = ({ ahead }: Card) => reader.read.template(ahead[tone]) ?? ''
  const cards = cardsAhead({ fact, date, isOfLove }, day, reader.read).toSorted((one, other) =>
    compareRanks([lastTold(one)], [lastTold(other)]),
  )
  return cards.slice(0, MOST_CARDS).flatMap(({ title, ahead: { [tone]: ahead } }) =>
    rankOptions(frames, { ...slots, ahead }, reader)
      .map(telling(promise(fact.id, title)))
      .map(telling(ahead))
      .map(telling(reservation(title)))
      .map((option) => ({ ...option, card: title })),
  )
}

const MOST_CARDS = 3

/** As the day itself will choose them. */
function cardsAhead(
  { fact, date, isOfLove }: Pick<Foretelling, 'fact' | 'date' | 'isOfLove'>,
  { seed, focus }: ReadingDay,
  read: Read,
): Card[] {
  const { house } = fact
  const moods = rankMeanings(fact, house, { read, date, seed }).map(({ mood }) => mood)
  // Whom somebody loves words the day itself, not the days before it.
  return rankCards({ house, lead: fact, moods, isOfLove, date, seed, focus, relationship: null, read })
}

/** Which of a card's clauses goes with a contact. To meet a hard body is no easy day. */
export const toneAhead = ({ tone, mover, target }: Pick<Contact, 'tone' | 'mover' | 'target'>): keyof Card['ahead'] =>
  tone === 'tense' || (tone === 'joined' && [mover, target].some((body) => HARD.has(body))) ? 'tense' : 'easy'

const HARD: ReadonlySet<string> = new Set(['Mars', 'Saturn', 'Pluto', 'Chiron'])
