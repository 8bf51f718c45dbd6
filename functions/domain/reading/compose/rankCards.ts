import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { LifeFocus, RelationshipStatus } from '../../../../shared/domain/user.ts'
import { capitalised } from '../../words/capitalised.ts'
import { CARDS } from '../almanac/cards/allCards.ts'
import type { Fact, Point } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import { someone } from '../pieces/someone.ts'
import type { CardOption } from './composeReading.ts'
import { hash, pieceId, type Read } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { compareRanks, MOST_RESTED } from './rankOptions.ts'
import { fillSlots } from './Slots.ts'

/**
 * The cards of a part of life with their sentences filled, the best first; they end as the contact asks for it. The spare
 * ones are kept for readers of another kind, or two readers would get the same card more often than chance.
 */
export function cardOptions(day: ChoiceDay, house: number, lead: Fact, read: Read) {
  const { focus, seed, window, relationship } = day
  const words = someone(relationship)
  const slots = { someone: words, Someone: capitalised(words) }
  const fill = (template: string) => fillSlots(template, slots)!
  const filled = ({ title, thing, scene, [lead.tone]: ending }: Card): CardOption => ({
    title,
    thing,
    scene: fill(scene),
    turn: ending.turn.map(fill),
    act: fill(ending.act),
    isOfSomeone: [scene, ...ending.turn].some((template) => SOMEONE.test(template)),
    ids: [pieceId(title, title)],
  })
  const { own, others } = rankCards({ house, lead, focus, relationship, date: window.date, seed, read })
  return { cards: own.map(filled), spareCards: others.map(filled) }
}

type ChoiceDay = Pick<ReadingDay, 'focus' | 'seed' | 'window' | 'relationship'>

const SOMEONE = /\{someone\}/i

/** How many cards of a part of life have never been read, or not for long. */
export const countUnread = (house: number, read: Read): number =>
  CARDS[house - 1]!.filter(({ title }) => read.template(title) === undefined).length

interface Choice {
  house: number
  lead: Fact
  focus: LifeFocus | null
  relationship: RelationshipStatus | null
  date: LocalDate
  seed: string
  read: Read
}

/** The cards of a part of life, the best first: those that are like the lead's bodies and suit the reader's life focus. */
function rankCards({ house, lead, focus, relationship, date, seed, read }: Choice): { own: Card[]; others: Card[] } {
  const turn = Date.parse(date) / MILLISECONDS_A_DAY + hash(seed)
  const prefersFocus = focus !== null && turn % 3 !== 0
  const worn = addDays(date, -CARD_REST_DAYS)
  const rank = (card: Card, index: number) => {
    const last = read.template(card.title) ?? ''
    const unlike = bodiesOf(lead).filter((body) => !card.bodies.includes(body)).length
    const isMissing = prefersFocus && !card.suits.includes(focus)
    const isOfOthers = (turn + index) % READERS !== 0
    return [last > worn ? last : '', isOfOthers ? 1 : 0, unlike + (isMissing ? 1 : 0), hash(seed + card.title)] as const
  }
  const ranked = CARDS[house - 1]!.map((card, index) => ({ card, rank: rank(card, index) })).filter(
    ({ card }) => !card.together || isCouple(relationship),
  )
  ranked.sort((one, other) => compareRanks(one.rank, other.rank))
  const fresh = ranked.filter(({ rank: [lastWorn] }) => lastWorn === '')
  const ofDay = isWeekend(date) ? fresh.filter(({ card }) => !card.workday) : fresh
  const open = [ofDay, fresh, ranked.slice(0, MOST_RESTED)].find(({ length }) => length > 0)!
  const own = open.filter(({ rank: [, isOfOthers] }) => isOfOthers === 0)
  const cards = (of: typeof open) => of.map(({ card }) => card)
  return own.length > 0
    ? { own: cards(own), others: cards(open.filter((each) => !own.includes(each))) }
    : { own: cards(open), others: [] }
}

const isCouple = (relationship: RelationshipStatus | null): boolean =>
  relationship !== null && relationship !== 'single'

const isWeekend = (date: LocalDate): boolean => [0, 6].includes(new Date(date).getUTCDay())

function bodiesOf(lead: Fact): Point[] {
  if (lead.kind === 'contact') return [lead.mover, lead.target]
  return 'near' in lead && lead.near ? [lead.mover, lead.near] : [lead.mover]
}

const MILLISECONDS_A_DAY = 86_400_000
const CARD_REST_DAYS = 60
/** So many kinds of readers there are: two of different kinds share a card on one day only once their own are all read. */
const READERS = 3
