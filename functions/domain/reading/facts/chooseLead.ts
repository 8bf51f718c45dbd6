import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { LifeFocus } from '../../../../shared/domain/user.ts'
import { type Memory, REST_DAYS } from '../compose/Memory.ts'
import type { Fact } from './Fact.ts'

interface Choice {
  date: LocalDate
  memory: Memory
  focus: LifeFocus | null
  /** How much there is to say of a fact that the reader has not read; 0 for nothing. */
  newsOf: (fact: Fact) => number
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

/** The fact that the day's reading is about. There is always one: the Moon is somewhere. */
export function chooseLead(facts: readonly Fact[], { date, memory, focus, newsOf }: Choice): Fact {
  const since = addDays(date, -REST_DAYS)
  const recent = memory.filter((day) => day.date > since)
  const heaviestFirst = [...facts].sort((one, other) => other.weight - one.weight)
  const fresh = heaviestFirst.filter((fact) => !isWorn(fact, recent))
  const news = fresh.map(newsOf)
  const newest = fresh.filter((_, index) => news[index] === Math.max(...news))
  const pool = newest.length > 0 ? newest : heaviestFirst.slice(-1)
  const [heaviest] = pool
  const close = pool.filter(({ weight }) => weight >= heaviest!.weight - FOCUS_MARGIN)
  return (focus && close.find(({ house }) => FOCUS_HOUSES[focus].includes(house))) || heaviest!
}

/** What a day remembers of its lead: what it was, and at which stage. */
export const leadKey = (fact: Fact): string => `${fact.id}/${fact.kind === 'contact' ? fact.stage : fact.kind}`

function isWorn(fact: Fact, recent: Memory): boolean {
  if (fact.kind === 'moonEnters' || fact.kind === 'moonWithin') return recent.at(-1)?.lead === leadKey(fact)
  if (fact.kind !== 'contact' || fact.stage !== 'middle') return recent.some(({ lead }) => lead === leadKey(fact))
  // A slow body is in range of several points at once: one day on which it leads without being exact is enough.
  return recent.some(
    ({ lead }) => lead.startsWith(`${fact.id}/`) || (lead.startsWith(fact.mover) && lead.endsWith('/middle')),
  )
}
