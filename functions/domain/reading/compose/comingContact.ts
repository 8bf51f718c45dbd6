import type { DayWindow } from '../facts/DayWindow.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import { pickLead, type Setting } from './pickLead.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { OF_CARD } from './Slots.ts'

/** A contact on a day to come, with all that day could be about. */
export interface ComingContact {
  fact: Contact
  window: DayWindow
  facts: readonly Fact[]
}

/** Whether its day is likely to be about it, by what a reader's memory of today says. */
export function isLeadOfItsDay({ fact, window, facts }: ComingContact, day: ReadingDay, setting: Setting): boolean {
  // Whom somebody loves words the day itself, not the days before it.
  return pickLead(facts, { ...day, window, relationship: null }, setting).lead.id === fact.id
}

/** What the day's own scene comes to on the day of a contact is left open for the card. */
export const againSlot = (fact: Contact): string =>
  toneAgain(fact) === 'easy' ? OF_CARD.easyAgain : OF_CARD.tenseAgain

/** To meet a hard body is no easy day. */
const toneAgain = ({ tone, mover, target }: Pick<Contact, 'tone' | 'mover' | 'target'>): keyof Card['again'] =>
  tone === 'tense' || (tone === 'joined' && [mover, target].some((body) => HARD.has(body))) ? 'tense' : 'easy'

const HARD: ReadonlySet<string> = new Set(['Mars', 'Saturn', 'Pluto', 'Chiron'])
