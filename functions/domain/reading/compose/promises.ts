import { CARDS } from '../almanac/cards/allCards.ts'
import type { Fact } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import type { Read } from './Memory.ts'

/** What the memory keeps of a day that was foretold by what one of its cards says of it. */
export const promise = (id: Fact['id'], title: Card['title']): string => `${id} with ${title}`

/** Whether a day was foretold by a card, which it then tells. */
export const isPromised = ({ id }: Pick<Fact, 'id'>, { title }: Pick<Card, 'title'>, read: Read): boolean =>
  read.template(promise(id, title)) !== undefined

/** What the memory keeps of a card by which any day was foretold: it waits for that day. */
export const reservation = (title: Card['title']): string => `waiting: ${title}`

/** Whether a day was foretold by any card of the part of life that its mover is in. */
export const isForetold = (lead: Fact, read: Read): boolean =>
  CARDS[lead.house - 1]!.some((card) => isPromised(lead, card, read))
