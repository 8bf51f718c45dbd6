import { addDays, after, HOUR } from '../../../../shared/domain/time.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { BEARINGS } from '../almanac/bearings.ts'
import { contactCourse } from '../facts/contactCourse.ts'
import { listContacts } from '../facts/contacts.ts'
import { type DayWindow, dayWindow } from '../facts/DayWindow.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import { seconds } from '../frames/seconds.ts'
import { ASPECT_WORDS, ownPoint } from '../words/aspects.ts'
import { whenFor } from '../words/when.ts'
import { pieceId, type Read } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { type Option, type Reader, rankOptions } from './rankOptions.ts'
import type { Slots } from './Slots.ts'

export interface SecondFact {
  fact: Contact
  frames: readonly string[]
  slots: Slots
}

/** A second fact is remembered like a piece. */
const secondTemplate = ({ id }: Contact): string => `second: ${id}`
export const secondId = ({ fact }: SecondFact): string => pieceId(secondTemplate(fact), '')

/** Every way to say how a contact bears on the lead, with what it does there. The frame's id comes first. */
export function secondOptions(second: SecondFact, reader: Reader): Option[] {
  const { fact, frames, slots } = second
  const clauses = rankOptions(BEARINGS[fact.mover]![fact.tone], slots, reader)
  return frames.flatMap((_, turn) =>
    clauses.map((clause, index) => {
      const framed = rankOptions(frames, { ...slots, brings: clause.text }, reader)
      const { text, ids } = framed[(turn + index) % framed.length]!
      return { text, ids: [...ids, ...clause.ids, secondId(second)] }
    }),
  )
}

interface Known {
  day: ReadingDay
  read: Read
}

/** Another contact that bears on the lead: one exact today or tomorrow or, when there is none, a slow one in range. */
export function findSecond(lead: Fact, facts: readonly Fact[], { day, read }: Known): SecondFact | undefined {
  const { date, from } = day.window
  const isNew = (contact: Contact) => (read.template(secondTemplate(contact)) ?? '') <= addDays(date, -RETELL_DAYS)
  const isLater = ({ at }: Contact) => at !== undefined && at > (lead.at ?? after(from, MORNING))
  const near = exactSoon(day).filter((contact) => contact.id !== lead.id && isLater(contact) && isNew(contact))
  const best = near.sort((one, other) => bond(other, lead) - bond(one, lead))[0]
  if (best) return withSlots(best, lead, day)
  const slow = facts.filter((fact) => fact.kind === 'contact' && fact.stage === 'middle' && fact.id !== lead.id)
  const background = (slow as Contact[]).filter(isNew)[0]
  return background && withSlots(background, lead, day)
}

/** Within which the same second fact is no news. */
const RETELL_DAYS = 10

const AHEAD_DAYS = 2
/** What was exact while the reader slept is no news. */
const MORNING = 6 * HOUR

function exactSoon({ chart, zone, window }: ReadingDay): Contact[] {
  const windows = Array.from({ length: AHEAD_DAYS }, (_, ahead) => dayAhead(window, ahead, zone))
  return windows.flatMap((ahead) => listContacts(chart, ahead).filter(({ stage }) => stage === 'exact'))
}

const dayAhead = (window: DayWindow, days: number, zone: string): DayWindow => {
  if (days === 0) return window
  return dayWindow(addDays(window.date, days), zone)
}

/** How much a contact has to do with the lead. */
function bond(contact: Contact, lead: Fact): number {
  const shares = [
    lead.kind === 'contact' && contact.target === lead.target ? 4 : 0,
    contact.mover === lead.mover ? 3 : 0,
    contact.house === lead.house || contact.targetHouse === lead.house ? 2 : 0,
  ]
  return shares.reduce((total, share) => total + share, contact.weight / 100)
}

function withSlots(fact: Contact, lead: Fact, { zone, window }: ReadingDay): SecondFact {
  const when = whenFor(window.date, zone)
  const { verb } = ASPECT_WORDS[fact.aspect]
  const other = bodyWords(fact.mover)
  const otherWhen =
    fact.at === undefined ? `until ${when.day(contactCourse(fact, window).end)}` : pointInTime(fact.at, when)
  return {
    fact,
    frames: bearingOf(fact, lead),
    slots: {
      other,
      Other: capitalised(other),
      otherVerb: verb,
      otherTarget: ownPoint(fact.target),
      otherWhen,
      OtherWhen: capitalised(otherWhen),
    },
  }
}

const pointInTime = (at: NonNullable<Contact['at']>, when: ReturnType<typeof whenFor>): string =>
  when.on(at) === 'today' ? `at ${when.hour(at)}` : when.on(at)

function bearingOf(fact: Contact, lead: Fact): readonly string[] {
  if (fact.at === undefined) return seconds.background
  const isSameStory = fact.mover === lead.mover || (lead.kind === 'contact' && fact.target === lead.target)
  if (isSameStory && fact.tone === lead.tone) return seconds.repeats
  if (fact.tone === 'joined') return seconds.follows
  if (fact.tone === 'tense') return seconds.slows
  return lead.tone === 'tense' ? seconds.eases : seconds.helps
}
