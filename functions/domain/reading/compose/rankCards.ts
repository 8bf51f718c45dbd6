import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { LifeFocus, RelationshipStatus } from '../../../../shared/domain/user.ts'
import { capitalised } from '../../words/capitalised.ts'
import { CARDS } from '../almanac/cards/allCards.ts'
import type { Fact, Point } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import type { Mood } from '../pieces/Mood.ts'
import { someone } from '../pieces/someone.ts'
import type { CardOption } from './composeReading.ts'
import { hash, pieceId, type Read } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { compareRanks, MOST_RESTED } from './rankOptions.ts'
import { fillSlots } from './Slots.ts'

/**
 * The cards of a part of life with their sentences filled, the best first; they end as the contact asks for it, and on
 * days of love the other person is in them.
 */
export function cardOptions({ focus, seed, window, relationship }: ChoiceDay, setting: Setting): CardOption[] {
  const { house, lead, moods, read } = setting
  const words = someone(relationship)
  const slots = { someone: words, Someone: capitalised(words) }
  const fill = (template: string) => fillSlots(template, slots)!
  const filled = ({ title, steps, slip, [lead.tone]: ending, ...card }: Card): CardOption => ({
    title,
    moods: ending.moods,
    ahead: { step: steps[0], next: steps[1], slip },
    scene: fill(sceneOf(card, setting)),
    turn: ending.turn.map(fill),
    act: fill(ending.act),
    ids: [pieceId(title, title)],
  })
  const isTold = (card: Card) => !setting.isOfLove || SOMEONE.test(sceneOf(card, setting))
  return rankCards({ house, lead, moods, isTold, focus, relationship, date: window.date, seed, read }).map(filled)
}

type ChoiceDay = Pick<ReadingDay, 'focus' | 'seed' | 'window' | 'relationship'>

interface Setting {
  house: number
  lead: Fact
  /** What the sentences that could stand before the scene say of the reader, the best first. */
  moods: Moods
  read: Read
  /** Whether the other person has to be in the scene. */
  isOfLove: boolean
}

type Moods = readonly (Mood | undefined)[]

/** Whether a scene can follow a sentence of a mood, or of none. */
export const isInMood = (scene: readonly Mood[], mood: Mood | undefined): boolean =>
  mood === undefined || scene.includes(mood)

const sceneOf = ({ scene, withSomeone }: Pick<Card, 'scene' | 'withSomeone'>, { isOfLove }: Setting): string =>
  (isOfLove && withSomeone) || scene

const SOMEONE = /\{someone\}/i

/** How many cards of a part of life have never been read, or not for long. */
export const countUnread = (house: number, read: Read): number =>
  CARDS[house - 1]!.filter(({ title }) => read.template(title) === undefined).length

interface Choice {
  house: number
  lead: Fact
  moods: Moods
  /** Whether a card speaks of what the day is about. */
  isTold: (card: Card) => boolean
  focus: LifeFocus | null
  relationship: RelationshipStatus | null
  date: LocalDate
  seed: string
  read: Read
}

/** The cards of a part of life, the best first: those in the day's mood, like the lead's bodies and of the reader's life focus. */
function rankCards({ house, lead, moods, isTold, focus, relationship, date, seed, read }: Choice): Card[] {
  const turn = Date.parse(date) / MILLISECONDS_A_DAY + hash(seed)
  const prefersFocus = focus !== null && turn % 3 !== 0
  const worn = addDays(date, -CARD_REST_DAYS)
  const rank = (card: Card, index: number) => {
    const last = read.template(card.title) ?? ''
    const off = moods.findIndex((mood) => isInMood(card[lead.tone].moods, mood))
    const unlike = bodiesOf(lead).filter((body) => !card.bodies.includes(body)).length
    const isMissing = prefersFocus && !card.suits.includes(focus)
    const isOfOthers = (turn + index) % READERS !== 0
    return [
      last > worn ? last : '',
      isOfOthers ? 1 : 0,
      off < 0 ? moods.length : off,
      unlike + (isMissing ? 1 : 0),
      hash(seed + card.title),
    ] as const
  }
  const ranked = CARDS[house - 1]!.map((card, index) => ({ card, rank: rank(card, index) })).filter(
    ({ card }) => !card.together || isCouple(relationship),
  )
  ranked.sort((one, other) => compareRanks(one.rank, other.rank))
  const fresh = ranked.filter(({ rank: [lastWorn] }) => lastWorn === '')
  const ofDay = isWeekend(date) ? fresh.filter(({ card }) => !card.workday) : fresh
  const told = [ofDay, fresh].map((cards) => cards.filter(({ card }) => isTold(card)))
  // Rather a scene again with the other person in it than a new one without.
  const rested = addDays(date, -LEAST_REST_DAYS)
  const again = ranked.filter(({ card, rank: [last] }) => isTold(card) && last <= rested).slice(0, MOST_RESTED)
  const open = [...told, again, ofDay, fresh, ranked.slice(0, MOST_RESTED)].find(({ length }) => length > 0)!
  return open.map(({ card }) => card)
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
/** Sooner than this no card is told again while there is another. */
const LEAST_REST_DAYS = 42
/** So many kinds of readers there are: on one day each kind has cards of its own, while they last. */
const READERS = 3
