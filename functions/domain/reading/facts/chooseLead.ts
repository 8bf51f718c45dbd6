import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { LifeFocus } from '../../../../shared/domain/user.ts'
import { type RememberedDay, topicLetters } from '../Memory.ts'
import type { Contact, Fact } from './Fact.ts'
import { stageOf, topicsOf } from './topicsOf.ts'

interface Choice {
  date: LocalDate
  /** What was read before the date. */
  read: readonly RememberedDay[]
  focus: LifeFocus | null
  /** Whether a slow contact between its days will soon be told for a better reason. */
  isPremature: (fact: Contact) => boolean
}

/** The parts of life that each life focus is about. */
export const FOCUS_HOUSES: Record<LifeFocus, readonly number[]> = {
  love: [5, 7, 8],
  career: [2, 6, 10],
  money: [2, 8],
  wellbeing: [1, 6, 12],
}

/** How much lighter than the heaviest a fact may be and still lead, for being about the reader's life focus. */
const FOCUS_MARGIN = 15
/** What weighs as much never gives way: eclipses, new and full moons. */
const ALWAYS_TOLD = 90
/** Within which the same thing does not lead twice. */
const REST_DAYS = 14

/** The fact that the day's reading is about. There is always one: the Moon is somewhere. */
export function chooseLead(facts: readonly Fact[], choice: Choice): Fact {
  const { date, focus } = choice
  const since = addDays(date, -REST_DAYS)
  const recent = choice.read.filter((day) => day.date > since)
  const heaviestFirst = [...facts].sort((one, other) => other.weight - one.weight)
  const fresh = heaviestFirst.filter((fact) => !isWorn(fact, recent, date))
  const pool = fresh.length > 0 ? fresh : heaviestFirst.slice(-1)
  // Asked only of those that would lead, since it follows a contact for weeks.
  const isReady = (fact: Fact) => !isBetween(fact) || !choice.isPremature(fact)
  const heaviest = pool.find(isReady) ?? pool.at(-1)!
  if (!focus || heaviest.weight >= ALWAYS_TOLD) return heaviest
  const close = pool.filter(({ weight }) => weight <= heaviest.weight && weight >= heaviest.weight - FOCUS_MARGIN)
  return close.find((fact) => FOCUS_HOUSES[focus].includes(fact.house) && isReady(fact)) ?? heaviest
}

function isWorn(fact: Fact, recent: readonly RememberedDay[], today: LocalDate): boolean {
  const stage = stageOf(fact)
  const topics = topicsOf(fact).map(topicLetters)
  const same = recent.filter((day) => topics.includes(day.topic))
  if (fact.kind === 'moonEnters' || fact.kind === 'moonWithin') {
    return same.some(({ date }) => date === addDays(today, -1))
  }
  // Its passage was read days ago: only the exact day is reason enough to read it again.
  if (fact.kind === 'contact' && fact.stage !== 'exact' && same.length > 0) return true
  if (!isBetween(fact)) return same.some((day) => day.stage === stage)
  // A slow body is in range of several points at once: one day on which it leads without being exact is enough.
  return recent.some((day) => day.stage === stage)
}

const isBetween = (fact: Fact): fact is Contact => fact.kind === 'contact' && fact.stage === 'middle'
