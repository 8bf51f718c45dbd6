import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import { CARDS } from '../almanac/cards/allCards.ts'
import type { Fact } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import type { Read } from './Memory.ts'

/** No day is foretold further ahead. */
const DAYS_AHEAD = 21

interface Day {
  date: LocalDate
  read: Read
}

/** What the memory keeps of a day that was foretold by what one of its cards says of it. */
export const promise = ({ id }: Pick<Fact, 'id'>, date: LocalDate, { title }: Pick<Card, 'title'>): string =>
  `${id} on ${date}: ${title}`

/** Whether a day was foretold by a card, which it then tells. */
export const isPromised = (fact: Pick<Fact, 'id'>, card: Pick<Card, 'title'>, { date, read }: Day): boolean =>
  read.template(promise(fact, date, card)) !== undefined

/** Whether a day was foretold by any card of the part of life that its mover is in. */
export const isForetold = (fact: Pick<Fact, 'id' | 'house'>, day: Day): boolean =>
  CARDS[fact.house - 1]!.some((card) => isPromised(fact, card, day))

/** What the memory keeps of a card by which any day was foretold: it waits for that day. */
export const reservation = ({ title }: Pick<Card, 'title'>): string => `waiting: ${title}`

/** Whether something that was kept of a day ahead can still be about a day to come. */
export const isAhead = (kept: string, { date, read }: Day): boolean =>
  (read.template(kept) ?? '') >= addDays(date, -DAYS_AHEAD)
