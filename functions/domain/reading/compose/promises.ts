import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { Fact } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import { REST_DAYS, type Read } from './Memory.ts'

interface Day {
  date: LocalDate
  read: Read
}

/** What the memory keeps of a day that was foretold by what one of its cards says of it. */
export const promiseTemplate = ({ id }: Pick<Fact, 'id'>, date: LocalDate): string => `foretold: ${id} on ${date}`

/** What the memory keeps of the card that foretold a day. It rests as long as any promise lives, also when its day is past sooner. */
export const reservationTemplate = ({ title }: Pick<Card, 'title'>): string => `waiting: ${title}`

/** Whether a day was foretold by a card. */
export const isForetold = (fact: Pick<Fact, 'id'>, { date, read }: Day): boolean =>
  read.template(promiseTemplate(fact, date)) !== undefined

/** Whether a day was foretold by this card, which it then tells: a reading makes one promise, so both were kept on one day. */
export const isPromised = (fact: Pick<Fact, 'id'>, card: Pick<Card, 'title'>, { date, read }: Day): boolean =>
  isForetold(fact, { date, read }) &&
  read.template(promiseTemplate(fact, date)) === read.template(reservationTemplate(card))

/** Whether a card can still be waiting for a day that it foretold. */
export function isReserved(card: Pick<Card, 'title'>, { date, read }: Day): boolean {
  const told = read.template(reservationTemplate(card))
  return told !== undefined && told >= addDays(date, -REST_DAYS)
}
