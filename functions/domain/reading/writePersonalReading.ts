import { type Composed, composeReading, type Material } from './compose/composeReading.ts'
import { hash, recall } from './compose/Memory.ts'
import { partOfLife } from './compose/partOfLife.ts'
import { personalPools } from './compose/personalPools.ts'
import { personalSlots } from './compose/personalSlots.ts'
import type { ReadingDay } from './compose/ReadingDay.ts'
import { cardOptions } from './compose/rankCards.ts'
import { rankOptions } from './compose/rankOptions.ts'
import type { Slots } from './compose/Slots.ts'
import { findSecond, type SecondFact } from './compose/secondFact.ts'
import { chooseLead } from './facts/chooseLead.ts'
import { listContacts } from './facts/contacts.ts'
import type { Fact } from './facts/Fact.ts'
import { listSkyEvents } from './facts/skyEvents.ts'
import { AREAS } from './pieces/areas/allAreas.ts'

/** What a reading was written from, beside the text itself. */
export interface Written extends Composed {
  lead: Fact
  house: number
  second?: SecondFact
  slots: Slots
}

/** The day's reading from a person's own chart. Equal for equal days and equal memories. */
export function writePersonalReading(day: ReadingDay): Written {
  const { window, chart, memory, focus, seed } = day
  const facts = [...listContacts(chart, window), ...listSkyEvents(chart, window)]
  const lead = chooseLead(facts, { date: window.date, memory, focus })
  const part = partOfLife(lead, window.date, memory)
  const slots = personalSlots(lead, part, day)
  const second = findSecond(lead, facts, day)
  const read = recall(memory)
  const rank = (templates: readonly string[], filled: Slots) =>
    rankOptions(templates, filled, { read, date: window.date, seed })
  const pools = Object.entries(personalPools(lead, part, day, slots))
  const options = Object.fromEntries(pools.map(([kind, templates]) => [kind, rank(templates, slots)]))
  // The sentences for a conjunction take no side.
  if (options.area![0]!.isWorn) options.area = rank(AREAS[part.house - 1]!.joined, slots)
  const all = { ...options, ...(second && { second: rank(second.frames, second.slots) }) }
  const cards = cardOptions(day, part.house, lead, read)
  const material: Material = {
    scope: 'personal',
    order: ORDERS[hash(seed + window.date) % ORDERS.length]!,
    options: cards[0]!.scene.isWorn ? all : withoutWorn(all),
    cards,
    dated: datedKinds(lead, second),
    factOf: (kind) => (kind === 'second' ? second!.fact.id : lead.id),
    onceOnly: onceOnly(slots, second),
    seed: seed + window.date,
  }
  return { ...composeReading(material), lead, house: part.house, slots, ...(second && { second }) }
}

/** The other person, and each date that the second fact does not share: a reading names them once. */
function onceOnly({ someone, endDay, nextDay, signEnd, returnDay }: Slots, second: SecondFact | undefined): string[] {
  const isShared = (words: string) => second?.slots.otherWhen?.includes(words)
  return [someone, endDay, nextDay, signEnd, returnDay].filter(
    (words) => words !== undefined && !isShared(words),
  ) as string[]
}

const datedKinds = (lead: Fact, second: SecondFact | undefined): Material['dated'] =>
  new Set([
    'timing' as const,
    ...(lead.at === undefined ? [] : (['event'] as const)),
    ...(second?.fact.at === undefined ? [] : (['second'] as const)),
  ])

/** Eight sentences do as well as nine: the first of these that would only repeat something is left out. */
function withoutWorn(options: Material['options']): Material['options'] {
  const worn = (['answer', 'arrival', 'second', 'focus', 'area'] as const).find((kind) => options[kind]?.[0]?.isWorn)
  return worn ? { ...options, [worn]: [] } : options
}

/** The event is always first, and the act last. */
const ORDERS: readonly Material['order'][] = [
  [
    ['event', 'arrival', 'answer'],
    ['area', 'scene', 'focus'],
    ['second', 'timing'],
  ],
  [
    ['event', 'area', 'scene'],
    ['arrival', 'answer', 'focus'],
    ['second', 'timing'],
  ],
  [
    ['event', 'arrival', 'answer'],
    ['area', 'focus', 'scene'],
    ['second', 'timing'],
  ],
  [
    ['event', 'area'],
    ['arrival', 'answer', 'scene'],
    ['focus', 'second', 'timing'],
  ],
]
