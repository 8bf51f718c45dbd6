import { addDays, after, DAY } from '../../../../shared/domain/time.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { ordinal } from '../../words/ordinals.ts'
import { listContactsAhead } from '../facts/contactsAhead.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import { relations, seconds } from '../frames/seconds.ts'
import type { Tone } from '../pieces/Tone.ts'
import { ASPECT_WORDS, ownPoint } from '../words/aspects.ts'
import { type When, whenFor } from '../words/when.ts'
import { againSlot, foretellingOptions } from './foretelling.ts'
import { isOfLove } from './isOfLove.ts'
import { pieceId, type Read } from './Memory.ts'
import { isAhead } from './promises.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { compareRanks, type Option, type Reader, rankOptions, telling } from './rankOptions.ts'
import type { Slots } from './Slots.ts'

export interface SecondFact {
  fact: Contact
  tie: Tie
  /** How it bears on the lead, where it has to do with it and neither is of a mixed kind. */
  relation?: keyof typeof relations | undefined
  slots: Slots
  /** Whether its day is likely to be about it. */
  isLeadThen: boolean
}

/** What a contact shares with the lead: the point of the chart, the mover, the part of life, or only that it is next. */
type Tie = keyof typeof seconds

/** What says of a contact that it was foretold, in whatever words. */
const secondTemplate = ({ id }: Contact): string => `second: ${id}`

/** A second fact is remembered like a piece. */
export const secondId = (fact: Contact): string => pieceId(secondTemplate(fact))

/**
 * Every way to say how a contact bears on the lead and what its day is like: what a card of that day says, if the day is
 * likely to be about it, or else what the day's scene comes to then. The frame's id comes first.
 */
export function secondOptions(
  { fact, tie, relation, slots, isLeadThen }: SecondFact,
  known: Slots,
  { day, reader }: { day: ReadingDay; reader: Reader },
): Option[] {
  const date = whenFor(day.window.date, day.zone).date(fact.at!)
  const told = { ...known, ...slots }
  // What is foretold of its own matter is neither a help nor a hindrance in today's.
  const ahead = { fact, date, isOfLove: isOfLove(fact, fact.house), frames: seconds[tie], slots: told }
  const frames = [...seconds[tie], ...(relation ? relations[relation] : [])]
  const again = rankOptions(frames, { ...told, ahead: againSlot(fact) }, reader)
  // The only card that fits that day can be today's own.
  return [...(isLeadThen ? foretellingOptions(ahead, day, reader) : []), ...again].map(telling(secondTemplate(fact)))
}

/** Whether a contact was foretold so lately that it is the one that was meant. */
export const wasForetold = (contact: Contact, day: Pick<Reader, 'read' | 'date'>): boolean =>
  isAhead(secondTemplate(contact), day)

interface Known {
  day: ReadingDay
  read: Read
  /** The part of life that the reading names. */
  house: number
}

/**
 * What comes after the lead, on a day to come: the next exact contact that has to do with it, or else whatever is exact next,
 * of those that were not foretold lately.
 */
export function findComing(lead: Fact, { day, read, house }: Known): SecondFact | undefined {
  const { chart, window, zone } = day
  const ahead = listContactsAhead(chart, window, zone).filter(({ id }) => id !== lead.id)
  const told = (contact: Contact) => read.template(secondTemplate(contact)) ?? ''
  const isNew = (contact: Contact) => told(contact) <= addDays(window.date, -RETELL_DAYS)
  for (const tie of ['point', 'mover', 'place'] as const) {
    const until = after(window.to, TELLING_DAYS[tie] * DAY)
    const fact = ahead.find((contact) => contact.at! < until && isTied[tie](contact, { lead, house }) && isNew(contact))
    if (fact) return secondOf(fact, tie, { lead, day, ahead })
  }
  const [longestAgo] = ahead.toSorted((one, other) => compareRanks([told(one)], [told(other)]))
  const fact = ahead.find(isNew) ?? longestAgo
  return fact && secondOf(fact, 'next', { lead, day, ahead })
}

const secondOf = (fact: Contact, tie: Tie, { lead, day, ahead }: Setting): SecondFact => ({
  fact,
  tie,
  relation: tie === 'next' ? undefined : RELATIONS[`${lead.tone} ${fact.tone}`],
  slots: secondSlots(fact, lead, day),
  isLeadThen: isHeaviest(fact, ahead, whenFor(day.window.date, day.zone)),
})

interface Setting {
  lead: Fact
  day: ReadingDay
  /** The contacts of the days ahead. */
  ahead: readonly Contact[]
}

/** Whether a contact weighs enough to lead a day, and the most of those on its own. */
const isHeaviest = ({ id, at, weight }: Contact, ahead: readonly Contact[], { date }: When): boolean =>
  weight >= LEADING_WEIGHT &&
  ahead.every((other) => date(other.at!) !== date(at!) || other.id === id || other.weight < weight)

/** Lighter than it are contacts with the outer planets, which an ingress or the Moon often outweighs. */
const LEADING_WEIGHT = 66

const RELATIONS: Readonly<Partial<Record<`${Tone} ${Tone}`, keyof typeof relations>>> = {
  'tense easy': 'helps',
  'tense tense': 'repeats',
  'easy easy': 'continues',
  'easy tense': 'slows',
}

/** Within which the same second fact is no news. */
const RETELL_DAYS = 30

/** How far ahead a contact is told for what it shares with the lead. */
const TELLING_DAYS = { point: 18, mover: 12, place: 5 } as const

const isTied: Record<keyof typeof TELLING_DAYS, (contact: Contact, to: { lead: Fact; house: number }) => boolean> = {
  // "The next to reach your Mercury is Mercury" would need an explanation.
  point: ({ target, mover }, { lead }) => target === pointOf(lead) && target !== mover,
  mover: ({ mover }, { lead }) => mover === lead.mover,
  place: (contact, { house }) => contact.house === house,
}

/** What another contact can meet as "the same": of a lunation or a station the point is not always told. */
const pointOf = (lead: Fact): Contact['target'] | undefined => (lead.kind === 'contact' ? lead.target : undefined)

function secondSlots(fact: Contact, lead: Fact, { zone, window, chart }: ReadingDay): Slots {
  const { verb, noun } = ASPECT_WORDS[fact.aspect]
  const other = bodyWords(fact.mover)
  const otherWhen = whenFor(window.date, zone).around(fact.at!)
  return {
    other,
    Other: capitalised(other),
    ...(fact.mover !== lead.mover && { newcomer: other, Newcomer: capitalised(other) }),
    otherVerb: verb,
    ...(lead.kind === 'contact' && lead.aspect === fact.aspect && { sameVerb: verb }),
    otherNoun: noun,
    otherTarget: ownPoint(fact.target),
    point: fact.target,
    place: chart.hasHouses ? `your ${ordinal(fact.house)} house` : 'that part of life',
    otherWhen,
    OtherWhen: capitalised(otherWhen),
  }
}
