import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { LifeFocus, RelationshipStatus } from '../../../../shared/domain/user.ts'
import { capitalised } from '../../words/capitalised.ts'
import { CARDS } from '../almanac/cards/allCards.ts'
import type { Fact, Point } from '../facts/Fact.ts'
import type { Card } from '../pieces/Card.ts'
import { isInMood, type Mood } from '../pieces/Mood.ts'
import type { Subject } from '../pieces/Subject.ts'
import { peopleSlots } from '../pieces/someone.ts'
import type { Tone } from '../pieces/Tone.ts'
import type { CardOption } from './composeReading.ts'
import { dayNumber } from './dayNumber.ts'
import { hash, pieceId, REST_DAYS, type Read } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { compareRanks, MOST_RESTED } from './rankOptions.ts'
import { type CardSlots, fillSlots } from './Slots.ts'

/**
 * The cards of a part of life with their sentences filled, the best first; they end as the contact asks for it, and on
 * days of love the other person is in them.
 */
export function cardOptions({ focus, seed, window, relationship }: ChoiceDay, setting: Setting): CardOption[] {
  const { lead } = setting
  const turn = dayNumber({ date: window.date, seed })
  const slots = peopleSlots(relationship, { isOfLove: setting.isOfLove, turn })
  const fill = (template: string) => fillSlots(template, slots)!
  const filled = (card: Card): CardOption => ({
    title: card.title,
    moods: card[lead.tone].moods,
    because: card.because?.[lead.tone] ?? [],
    scene: fill(sceneOf(card, setting)),
    turn: turnOf(card, setting).map(fill),
    act: fill(card[lead.tone].act),
    clauses: clausesOf(card, lead.tone),
    ids: [pieceId(card.title)],
    restIds: card.subject ? [pieceId(subjectTemplate(card.subject))] : [],
  })
  return rankCards({ ...setting, focus, relationship, date: window.date, seed }).map(filled)
}

function clausesOf(card: Card, tone: Tone): CardSlots {
  const { use, after } = card[tone]
  const { easy: easyAgain, tense: tenseAgain } = card.again
  const forecast = forecastOf(card, tone)
  return { use, after, easyAgain, tenseAgain, forecast, Forecast: forecast && capitalised(forecast) }
}

/** What the day is like for the matter of a card. That of a conjunction's ending is like the one whose moods it shares. */
function forecastOf(card: Card, tone: Tone): string | undefined {
  const countShared = (other: Tone) => card.joined.moods.filter((mood) => card[other].moods.includes(mood)).length
  const like = tone === 'joined' ? (countShared('tense') > countShared('easy') ? 'tense' : 'easy') : tone
  return card[tone].today ?? card.forecast?.[like] ?? card[like].today
}

type ChoiceDay = Pick<ReadingDay, 'focus' | 'seed' | 'window' | 'relationship'>

interface Setting {
  house: number
  lead: Fact
  /** What the sentences that could stand before the scene say of the reader, the best first; of the second list for want of the first. */
  moods: Moods
  read: Read
  /** Whether the other person has to be in the scene. */
  isOfLove: boolean
}

type Moods = readonly (readonly (Mood | undefined)[])[]

const sceneOf = (
  { scene, withSomeone }: Pick<Card, 'scene' | 'withSomeone'>,
  { isOfLove }: Pick<Setting, 'isOfLove'>,
): string => (isOfLove && withSomeone?.scene) || scene

const turnOf = (card: Card, { lead: { tone }, isOfLove }: Pick<Setting, 'lead' | 'isOfLove'>): readonly string[] =>
  (isOfLove && card.withSomeone?.turn[tone]) || card[tone].turn

/** Whether a card speaks of what the day is about. */
const isAbout =
  (setting: Pick<Setting, 'isOfLove'>) =>
  (card: Card): boolean =>
    !setting.isOfLove || SOMEONE.test(sceneOf(card, setting))
const SOMEONE = /\{someone\}/i

/** The cards of a part of life that fit the day and its reader, who has not read them for long. */
export function listUnread(
  { relationship, window: { date } }: Pick<ChoiceDay, 'relationship' | 'window'>,
  setting: Pick<Setting, 'house' | 'read' | 'isOfLove'>,
): Card[] {
  return CARDS[setting.house - 1]!.filter(
    (card) =>
      isFor(relationship)(card) &&
      isOfDay(date)(card) &&
      isAbout(setting)(card) &&
      lastRead(card, { read: setting.read, date }) === '',
  )
}

interface Choice extends Pick<Setting, 'house' | 'lead' | 'moods' | 'read' | 'isOfLove'> {
  focus: LifeFocus | null
  relationship: RelationshipStatus | null
  date: LocalDate
  seed: string
}

/**
 * The cards of a part of life, the best first: those whose subject was not told lately, like the lead's bodies, of the reader's
 * life focus and in the day's mood.
 * A reader who knows the sky should see the planets in the scene.
 */
function rankCards(choice: Choice): Card[] {
  const { house, lead, moods, focus, relationship, date, seed } = choice
  const turn = Date.parse(date) / MILLISECONDS_A_DAY + hash(seed)
  const prefersFocus = focus !== null && turn % 3 !== 0
  const rank = (card: Card, index: number) => {
    const shows = (mood: Mood | undefined) => isInMood(card[lead.tone].moods, mood)
    const list = moods.findIndex((some) => some.some(shows))
    const off = list < 0 ? 0 : moods[list]!.findIndex(shows)
    const unlike = bodiesOf(lead).filter((body) => !card.bodies.includes(body)).length
    const isMissing = prefersFocus && !card.suits.includes(focus)
    const isOfOthers = (turn + index) % READERS !== 0
    return [
      lastRead(card, choice),
      wasTold(card, choice) ? 1 : 0,
      // What happens in the sky happens to everybody, and with the same scene two readings would be one.
      lead.kind !== 'contact' && isOfOthers ? 1 : 0,
      unlike,
      isMissing ? 1 : 0,
      list < 0 ? moods.length : list,
      isOfOthers ? 1 : 0,
      off,
      hash(seed + card.title),
    ] as const
  }
  const ranked = CARDS[house - 1]!.map((card, index) => ({ card, rank: rank(card, index) })).filter(({ card }) =>
    isFor(relationship)(card),
  )
  ranked.sort((one, other) => compareRanks(one.rank, other.rank))
  const fresh = ranked.filter(({ rank: [lastWorn] }) => lastWorn === '')
  const ofDay = fresh.filter(({ card }) => isOfDay(date)(card))
  const isTold = isAbout(choice)
  const told = [ofDay, fresh].map((cards) => cards.filter(({ card }) => isTold(card)))
  // Rather a scene again with the other person in it than a new one without.
  const rested = addDays(date, -LEAST_REST_DAYS)
  const again = ranked.filter(({ card, rank: [last] }) => isTold(card) && last <= rested).slice(0, MOST_RESTED)
  const open = [...told, again, ofDay, fresh, ranked.slice(0, MOST_RESTED)].find(({ length }) => length > 0)!
  return open.map(({ card }) => card)
}

/** Whether another card of its subject was told lately. */
function wasTold({ subject }: Card, { read, date }: Pick<Choice, 'read' | 'date'>): boolean {
  const last = subject && read.template(subjectTemplate(subject))
  return last !== undefined && last > addDays(date, -REST_DAYS)
}

const subjectTemplate = (subject: Subject): string => `subject: ${subject}`

/** When a card was last read; empty if it has rested since. */
export function lastRead({ title }: { title: string }, { read, date }: Pick<Choice, 'read' | 'date'>): string {
  const last = read.template(title)
  // Asked of every card for every fact of three weeks, and hardly any was read.
  if (last === undefined) return ''
  return last > addDays(date, -CARD_REST_DAYS) ? last : ''
}

const isFor =
  (relationship: RelationshipStatus | null) =>
  ({ together }: Card): boolean =>
    !together || (relationship !== null && relationship !== 'single')

const isOfDay =
  (date: LocalDate) =>
  ({ workday }: Card): boolean =>
    !workday || ![0, 6].includes(new Date(date).getUTCDay())

function bodiesOf(lead: Fact): Point[] {
  if (lead.kind === 'contact') return [lead.mover, lead.target]
  return 'near' in lead && lead.near ? [lead.mover, lead.near] : [lead.mover]
}

const MILLISECONDS_A_DAY = 86_400_000
const CARD_REST_DAYS = 60
/** Sooner than this no card is told again while there is another. */
const LEAST_REST_DAYS = 42
/** So many kinds of readers there are: on one day each kind has cards of its own, while they last. */
const READERS = 7
