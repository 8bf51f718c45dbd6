import { addDays, after, DAY } from '../../../../shared/domain/time.ts'
import { bodyWords } from '../../words/bodies.ts'
import { listContactsAhead } from '../facts/contactsAhead.ts'
import type { Contact, Fact, Lunation } from '../facts/Fact.ts'
import { listDaysAhead } from '../facts/skyAhead.ts'
import { eventsOf } from '../facts/skyEvents.ts'
import { topicsOf } from '../facts/topicsOf.ts'
import { aheadLetters, type RememberedDay } from '../Memory.ts'
import type { ReadingDay } from '../ReadingDay.ts'
import { ASPECT_WORDS } from '../words/aspects.ts'
import { whenFor } from '../words/when.ts'
import { passagesOf } from './passagesOf.ts'
import { tellFrame } from './tellFrame.ts'

/** Something to come that turns the day's theme, and the sentence that tells it. */
export interface Ahead {
  fact: Coming
  /** "On Thursday morning". */
  when: string
  text: string
}

type Coming = (Contact | Lunation) & { at: NonNullable<Fact['at']> }

/** In days: how far ahead something is told that touches the same body, or only the same part of life. */
const REACH = { point: 10, house: 6, mover: 5 } as const
/** Within which the same thing to come is told once. */
const RETELL_DAYS = 14

/**
 * The next contact that touches the same body or the same matter as the lead within ten days, or the next new or full moon
 * there; of what was not told lately. Nothing else is next.
 */
export function findAhead(lead: Fact, day: ReadingDay, { read, turn }: Reading): Ahead | undefined {
  const since = addDays(day.window.date, -RETELL_DAYS)
  const told = new Set(read.filter(({ date }) => date > since).map(({ ahead }) => ahead))
  const [topic] = topicsOf(lead)
  const coming = [...contactsAfter(day), ...moonsAfter(day)]
    .filter((fact) => topicsOf(fact)[0] !== topic && !told.has(aheadLetters(fact.id)))
    .sort((one, other) => one.at - other.at)
  const ties = Object.keys(REACH) as (keyof typeof REACH)[]
  const found = ties
    .map((tie) => coming.find((fact) => IS_TIED[tie](fact, lead) && fact.at < after(day.window.to, REACH[tie] * DAY)))
    .find((fact) => fact !== undefined)
  return found && tellAhead(found, day, turn)
}

interface Reading {
  read: readonly RememberedDay[]
  turn: number
}

const contactsAfter = ({ chart, window, zone }: ReadingDay): Coming[] =>
  listContactsAhead(chart, window, zone).filter((contact): contact is Contact & Coming => contact.at !== undefined)

const moonsAfter = ({ chart, window, zone }: ReadingDay): Coming[] =>
  listDaysAhead(window.date, zone)
    .slice(0, REACH.point)
    .flatMap(({ sky }) => eventsOf(sky, chart))
    .filter((fact): fact is Lunation => fact.kind === 'newMoon' || fact.kind === 'fullMoon')

const IS_TIED: Record<keyof typeof REACH, (fact: Coming, lead: Fact) => boolean> = {
  point: (fact, lead) => pointOf(fact) !== undefined && pointOf(fact) === pointOf(lead),
  house: (fact, lead) => fact.house === lead.house && fact.mover !== lead.mover,
  mover: (fact, lead) => fact.kind === 'contact' && fact.mover === lead.mover && fact.mover !== 'Moon',
}

/** The point of the chart that is touched. */
function pointOf(fact: Fact): string | undefined {
  if (fact.kind === 'contact') return fact.target
  return 'near' in fact ? fact.near : undefined
}

function tellAhead(fact: Coming, { window, zone }: ReadingDay, turn: number): Ahead | undefined {
  const [{ passage }] = passagesOf(fact)
  if (!passage.ahead) return undefined
  const when = whenFor(window.date, zone).around(fact.at)
  const words = { when, ahead: passage.ahead }
  return { fact, when, text: fact.kind === 'contact' ? tellContact(fact, words, turn) : tellMoon(fact, words, turn) }
}

interface AheadWords {
  when: string
  ahead: string
}

function tellContact({ mover, aspect, target }: Contact, words: AheadWords, turn: number): string {
  const { verb, noun } = ASPECT_WORDS[aspect]
  return tellFrame(['ahead', 'contact'], { ...words, mover: bodyWords(mover), verb, aspect: noun, point: target }, turn)
}

const tellMoon = ({ kind, sign }: Lunation, words: AheadWords, turn: number): string =>
  tellFrame(['ahead', kind === 'newMoon' ? 'newMoon' : 'fullMoon'], { ...words, sign }, turn)
