import { addDays, after, DAY } from '../../../../shared/domain/time.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { ordinal } from '../../words/ordinals.ts'
import { listContactsAhead, listFactsAhead } from '../facts/contactsAhead.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import { type DayAhead, listDaysAhead } from '../facts/skyAhead.ts'
import { relations, seconds } from '../frames/seconds.ts'
import type { Tone } from '../pieces/Tone.ts'
import { ASPECT_WORDS, ownPoint } from '../words/aspects.ts'
import { whenFor } from '../words/when.ts'
import { againSlot, isLeadOfItsDay } from './comingContact.ts'
import { isOfLove } from './isOfLove.ts'
import { pieceId, type Read } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { compareRanks, type Option, type Reader, rankOptions, telling } from './rankOptions.ts'
import type { Slots } from './Slots.ts'

export interface SecondFact extends Tied {
  /** How it bears on the lead, where neither is of a mixed kind. */
  relation?: keyof typeof relations | undefined
  slots: Slots
}

interface Tied {
  fact: Contact
  tie: Tie
}

/** What a contact shares with the lead: the point of the chart, the mover, the part of life, or only that it is next. */
type Tie = keyof typeof seconds

/** What says of a contact that it was told of before its day, in whatever words. */
const secondTemplate = ({ id }: Contact): string => `second: ${id}`

/** A second fact is remembered like a piece. */
export const secondId = (fact: Contact): string => pieceId(secondTemplate(fact))

/** Every way to say how a contact bears on the lead, and what today's scene comes to then. The frame's id comes first. */
export function secondOptions({ fact, tie, relation, slots }: SecondFact, known: Slots, reader: Reader): Option[] {
  // That it helps or hinders says more than that it comes.
  const ofRelation: readonly string[] = relation ? relations[relation] : []
  const told = { ...known, ...slots, ahead: againSlot(fact) }
  const isOfRelation = ({ ids }: Option) => ofRelation.some((frame) => pieceId(frame) === ids[0])
  const options = rankOptions([...ofRelation, ...seconds[tie]], told, reader).map(telling(secondTemplate(fact)))
  // What has nothing else to do with the lead is told either way.
  if (tie === 'next') return options
  return [...options.filter(isOfRelation), ...options.filter((option) => !isOfRelation(option))]
}

interface Known {
  day: ReadingDay
  read: Read
  /** The part of life that the reading names. */
  house: number
}

/**
 * What comes after the lead, on a day to come, of what was not told lately and will not lead its own day, which is about
 * another matter: the next exact contact that has to do with the lead, or else whatever is exact next. If there is no such,
 * what was told longest ago.
 */
export function findComing(lead: Fact, known: Known): SecondFact | undefined {
  const { day, read } = known
  const { chart, window, zone } = day
  const ahead = listContactsAhead(chart, window, zone).filter(({ id }) => id !== lead.id)
  const told = (contact: Contact) => read.template(secondTemplate(contact)) ?? ''
  const isNew = ({ fact }: Tied) => told(fact) <= addDays(window.date, -RETELL_DAYS)
  const willLead = predictLeads(known)
  const isOther = ({ fact }: Tied) => !willLead(fact)
  const tied = listTied(lead, ahead, known).filter(isNew)
  const longestAgo = ahead
    .toSorted((one, other) => compareRanks([told(one)], [told(other)]))
    .map((fact): Tied => ({ fact, tie: 'next' }))
  const found = tied.find(isOther) ?? longestAgo.find(isOther) ?? longestAgo[0]
  return found && { ...found, relation: relationOf(found, lead), slots: secondSlots(found.fact, lead, day) }
}

/** Whether a contact will lead its day; looks each up once, and each day, of those that are asked for. */
function predictLeads({ day, read }: Known): (fact: Contact) => boolean {
  const days = listDaysAhead(day.window.date, day.zone)
  const factsOf = remembering((ahead: DayAhead) => listFactsAhead(day.chart, ahead))
  return remembering((fact: Contact) => {
    const ahead = days.find(({ window }) => fact.at! < window.to)!
    return isLeadOfItsDay({ fact, window: ahead.window, facts: factsOf(ahead) }, day, { read, isOfLove })
  })
}

function remembering<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
    return value
  }
}

const relationOf = ({ fact }: Tied, lead: Fact): SecondFact['relation'] => RELATIONS[`${lead.tone} ${fact.tone}`]

/** Those that have to do with the lead, the closest tie first; then all of them, each the next ones first. */
function listTied(lead: Fact, ahead: readonly Contact[], { day, house }: Known): Tied[] {
  const tied = (['point', 'mover', 'place'] as const).flatMap((tie) => {
    const until = after(day.window.to, TELLING_DAYS[tie] * DAY)
    const isOf = (contact: Contact) => contact.at! < until && isTied[tie](contact, { lead, house })
    return ahead.filter(isOf).map((fact): Tied => ({ fact, tie }))
  })
  return [...tied, ...ahead.map((fact): Tied => ({ fact, tie: 'next' }))]
}

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
