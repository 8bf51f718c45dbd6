import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { DayWindow } from '../facts/DayWindow.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import { SOMEONE } from '../pieces/someone.ts'
import { AHEAD } from '../pieces/Tone.ts'
import { pieceId, REST_DAYS } from './Memory.ts'
import { moodsOf, rankMeanings } from './meaningOptions.ts'
import { pickLead, type Setting } from './pickLead.ts'
import { isForetold, isReserved, promiseTemplate, reservationTemplate } from './promises.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { listUnread, rankCards, sceneOf, turnOf } from './rankCards.ts'
import { type Option, type Reader, rankOptions } from './rankOptions.ts'
import { countWords } from './readingRules.ts'
import { OF_CARD, type Slots } from './Slots.ts'

/** A contact on a day to come, with all that day could be about. */
export interface Coming {
  fact: Contact
  window: DayWindow
  facts: readonly Fact[]
}

export interface Outlook {
  /** Whether its day is likely to be about it. */
  isLead: boolean
  /** The cards by which that day can be foretold, the best first: none if it was already, or is further ahead than the memory keeps that. */
  cards: readonly Card[]
}

/** What a reader's memory of today says of a contact to come. */
export function outlookOf({ fact, window, facts }: Coming, day: ReadingDay, setting: Setting): Outlook {
  // Whom somebody loves words the day itself, not the days before it.
  const then = { ...day, window, relationship: null }
  if (pickLead(facts, then, setting).lead.id !== fact.id) return { isLead: false, cards: [] }
  const isOpen =
    window.date <= addDays(day.window.date, REST_DAYS) && !isForetold(fact, { date: window.date, read: setting.read })
  return { isLead: true, cards: isOpen ? cardsAhead(fact, then, { ...setting, today: day.window.date }) : [] }
}

/** As the day itself will choose them, of those that have something to say of it and don't wait for another. */
function cardsAhead(
  fact: Contact,
  then: ReadingDay,
  { read, isOfLove, today }: Setting & { today: LocalDate },
): Card[] {
  const { house } = fact
  const { date } = then.window
  const moods = moodsOf(fact, rankMeanings(fact, house, { read, date, seed: then.seed }), then.seed)
  const choice = { house, read, isOfLove: isOfLove(fact, house) }
  const isSign = then.chart.points.length === 0
  const isBriefEnough = (card: Card) => {
    const turn = turnOf(card, { ...choice, lead: fact }).slice(0, isSign ? 1 : 2)
    const told = [sceneOf(card, choice), ...turn, card[fact.tone].act]
      .join(' ')
      .replace(/\{someone\}/gi, LONGEST_SOMEONE)
    return countWords(told) <= (isSign ? MOST_SIGN_WORDS : MOST_PERSONAL_WORDS)
  }
  const unread = listUnread(then, choice).filter(
    (card) => card.ahead && !isReserved(card, { date: today, read }) && isBriefEnough(card),
  )
  return rankCards({ ...then, ...choice, lead: fact, moods, date }).filter((card) => unread.includes(card))
}

/** Of a card, so that its reading has room for it whatever else it has to say. */
const MOST_PERSONAL_WORDS = 66
const MOST_SIGN_WORDS = 52
/** Who loves whom words the day itself, so there has to be room for whichever it is. */
const LONGEST_SOMEONE = SOMEONE.complicated.at(-1)!

interface Foretelling extends Pick<Coming, 'fact' | 'window'>, Pick<Outlook, 'cards'> {
  frames: readonly string[]
  slots: Slots
}

/**
 * Sentences about a contact on a coming day, each with a card's `ahead` clause. The memory keeps the card for that day, whose
 * reading then tells its scene.
 */
export function foretellingOptions({ fact, window, cards, frames, slots }: Foretelling, reader: Reader): Option[] {
  return cards.slice(0, MOST_CARDS).flatMap((card) =>
    rankOptions(frames, { ...slots, ahead: card.ahead?.[AHEAD[fact.tone]] }, reader).map((option) => ({
      ...option,
      card: card.title,
      restIds: [promiseTemplate(fact, window.date), reservationTemplate(card)].map(pieceId),
    })),
  )
}

const MOST_CARDS = 3

/** What the day's own scene comes to on the day of a contact is left open for the card. */
export const againSlot = (fact: Contact): string =>
  toneAgain(fact) === 'easy' ? OF_CARD.easyAgain : OF_CARD.tenseAgain

/** To meet a hard body is no easy day. */
const toneAgain = ({ tone, mover, target }: Pick<Contact, 'tone' | 'mover' | 'target'>): keyof Card['again'] =>
  tone === 'tense' || (tone === 'joined' && [mover, target].some((body) => HARD.has(body))) ? 'tense' : 'easy'

const HARD: ReadonlySet<string> = new Set(['Mars', 'Saturn', 'Pluto', 'Chiron'])
