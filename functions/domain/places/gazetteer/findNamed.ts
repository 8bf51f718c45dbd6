import { MOST_NAMESAKES, refsOf, refsStarting } from './nameIndex.ts'
import type { Gazetteer } from './openGazetteer.ts'

/** A place that carries a name, and how likely that name means it: its people, fewer for a lesser name. */
export interface Named {
  row: number
  weight: number
}

/** Every place that carries exactly this folded name, in any language; where there are more than wanted, the largest. */
export const findNamed = (gazetteer: Gazetteer, name: string, most = MOST_NAMESAKES): Named[] =>
  refsOf(gazetteer.names, name, most).map((ref) => weigh(gazetteer, ref))

/** Places whose folded name starts so, each once, the likeliest first; of a common start the likeliest alone. */
export function findStarting(gazetteer: Gazetteer, start: string, most = MOST_NAMESAKES): Named[] {
  const whole = findNamed(gazetteer, start, most).map(({ row, weight }) => ({ row, weight: weight * WHOLE_NAME }))
  const longer = refsStarting(gazetteer.names, start, most).map((ref) => weigh(gazetteer, ref))
  return likeliestFirst([...whole, ...longer])
}

/** Each place once, by the likeliest of its names. */
export function likeliestFirst(named: readonly Named[]): Named[] {
  const best = new Map<number, number>()
  for (const { row, weight } of named) best.set(row, Math.max(weight, best.get(row) ?? 0))
  return Array.from(best, ([row, weight]) => ({ row, weight })).sort((a, b) => b.weight - a.weight)
}

/** How likely a name of this kind means a place of so many people. */
export const nameWeight = (people: number, kind: number): number => (people + 1) * KIND_WEIGHT[kind]!

// The name on the map, another spelling of it (Odessa for Odesa), a name of its own (Victoria for Hong Kong).
// Chosen so that a well-known town beats the old colonial name of a metropolis, and a hamlet does not.
const KIND_WEIGHT = [1, 0.5, 0.02]
const WHOLE_NAME = 4

const weigh = ({ populations }: Gazetteer, ref: number): Named => ({
  row: ref >>> 2,
  weight: nameWeight(populations[ref >>> 2]!, ref & 3),
})
