import { addDays, after, DAY } from '../../../../shared/domain/time.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { BEARINGS } from '../almanac/bearings.ts'
import { MATTERS } from '../almanac/matters.ts'
import { listContactsAhead } from '../facts/contactsAhead.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import { relations, seconds } from '../frames/seconds.ts'
import type { Tone } from '../pieces/Tone.ts'
import { ASPECT_WORDS, ownPoint } from '../words/aspects.ts'
import { whenFor } from '../words/when.ts'
import { pieceId, type Read } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { type Option, type Reader, rankAll } from './rankOptions.ts'
import type { Slots } from './Slots.ts'
import { type Told, weave } from './weave.ts'

export interface SecondFact {
  fact: Contact
  tie: Tie
  /** How it bears on the lead, where it has to do with it and neither is of a mixed kind. */
  relation?: keyof typeof relations | undefined
  slots: Slots
}

/** What a contact shares with the lead: the point of the chart, the mover, the part of life, or only that it is next. */
type Tie = keyof typeof seconds

/** What says of a contact that it was foretold, in whatever words. */
const secondTemplate = ({ id }: Contact): string => `second: ${id}`

/** A second fact is remembered like a piece. */
export const secondId = (fact: Contact): string => pieceId(secondTemplate(fact))

/** Every way to say how a contact bears on the lead, with what it does there. The frame's id comes first. */
export function secondOptions({ fact, tie, relation, slots }: SecondFact, known: Slots, reader: Reader): Option[] {
  const frames = [...seconds[tie], ...(relation ? relations[relation] : [])]
  return bearingOptions(fact, frames, { slots: { ...known, ...slots }, reader }).map(({ text, ids }) => ({
    text,
    ids: [...ids, secondId(fact)],
  }))
}

/** Each frame with what a contact brings to what its point is about. */
export function bearingOptions(
  { mover, target, tone }: Pick<Contact, 'mover' | 'target' | 'tone'>,
  frames: readonly string[],
  told: Told,
): Option[] {
  const matters = rankAll(MATTERS[target], {}, told.reader)
  const clauses = BEARINGS[mover as keyof typeof BEARINGS][tone]
  const brings = matters.flatMap(({ text: matter, ids }, turn) =>
    rankAll(clauses, { matter }, told.reader).map((clause, index, { length }) => ({
      // Beside the first matter stands the first clause, beside the next one the next.
      order: turn + ((index - turn + length) % length) * matters.length,
      text: clause.text,
      ids: [...clause.ids, ...ids],
    })),
  )
  brings.sort((one, other) => one.order - other.order)
  return weave(frames, { brings }, told)
}

interface Known {
  day: ReadingDay
  read: Read
  /** The part of life that the reading names. */
  house: number
}

export interface Coming {
  /** The next exact contact that has to do with the lead; on a day of the Moon, whatever is exact next. */
  second?: SecondFact
  /** The same, or else whatever is exact next: what a writer may tell who needs one more date. */
  next?: SecondFact
}

/** What comes after the lead, on a day to come: what a contact brings is told of a whole day. */
export function findComing(lead: Fact, { day, read, house }: Known): Coming {
  const { chart, window, zone } = day
  const ahead = listContactsAhead(chart, window, zone).filter(({ id }) => id !== lead.id)
  const isNew = (contact: Contact) =>
    (read.template(secondTemplate(contact)) ?? '') <= addDays(window.date, -RETELL_DAYS)
  for (const tie of ['point', 'mover', 'place', 'next'] as const) {
    const until = after(window.to, TELLING_DAYS[tie] * DAY)
    const tied = ahead.filter((contact) => contact.at! < until && isTied[tie](contact, { lead, house }))
    // Only the very next contact may be called so.
    const fact = (tie === 'next' ? tied.slice(0, 1) : tied).find(isNew)
    if (!fact) continue
    const second = secondOf(fact, tie, { lead, day })
    return { second, next: second }
  }
  const fact = ahead.find(isNew) ?? ahead[0]
  return fact ? { next: secondOf(fact, 'next', { lead, day }) } : {}
}

const secondOf = (fact: Contact, tie: Tie, { lead, day }: { lead: Fact; day: ReadingDay }): SecondFact => ({
  fact,
  tie,
  relation: tie === 'next' ? undefined : RELATIONS[`${lead.tone} ${fact.tone}`],
  slots: secondSlots(fact, lead, day),
})

const RELATIONS: Readonly<Partial<Record<`${Tone} ${Tone}`, keyof typeof relations>>> = {
  'tense easy': 'helps',
  'tense tense': 'repeats',
  'easy easy': 'continues',
  'easy tense': 'slows',
}

/** Within which the same second fact is no news. */
const RETELL_DAYS = 5

/** How far ahead a contact is told for what it shares with the lead. */
const TELLING_DAYS: Record<Tie, number> = { point: 18, mover: 12, place: 5, next: 8 }

const isTied: Record<Tie, (contact: Contact, to: { lead: Fact; house: number }) => boolean> = {
  // "The next to reach your Mercury is Mercury" would need an explanation.
  point: ({ target, mover }, { lead }) => target === pointOf(lead) && target !== mover,
  mover: ({ mover }, { lead }) => mover === lead.mover,
  place: (contact, { house }) => contact.house === house,
  next: (_, { lead }) => lead.mover === 'Moon',
}

function pointOf(lead: Fact): Contact['target'] | undefined {
  if (lead.kind === 'contact') return lead.target
  return 'near' in lead ? lead.near : undefined
}

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
    otherAspect: noun.replace(/ (to|with)$/, ''),
    otherTarget: ownPoint(fact.target),
    point: fact.target,
    place: chart.hasHouses ? 'house' : 'part of life',
    otherWhen,
    OtherWhen: capitalised(otherWhen),
  }
}
