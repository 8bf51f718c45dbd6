import { firstFrom, lineAt } from './lines.ts'
import type { Gazetteer } from './openGazetteer.ts'

/** A place that carries a name, and how likely that name means it: its people, fewer for a lesser name. */
export interface Named {
  row: number
  weight: number
}

/** Every place that carries exactly this folded name, in any language. */
export function findNamed(gazetteer: Gazetteer, name: string): Named[] {
  const { names, nameRefs } = gazetteer
  const found: Named[] = []
  for (let index = firstFrom(names, name); index < nameRefs.length && lineAt(names, index) === name; index++)
    found.push(weigh(gazetteer, nameRefs[index]!))
  return found
}

/** Places whose folded name starts so, each once, the likeliest first. */
export function findStarting(gazetteer: Gazetteer, start: string): Named[] {
  const { names, nameRefs } = gazetteer
  const best = new Map<number, number>()
  const end = firstFrom(names, `${start}\uffff`)
  for (let index = firstFrom(names, start); index < end; index++) {
    const { row, weight } = weigh(gazetteer, nameRefs[index]!)
    const whole = lineLength(gazetteer, index) === start.length && lineAt(names, index) === start
    const likely = whole ? weight * WHOLE_NAME : weight
    if (likely > (best.get(row) ?? 0)) best.set(row, likely)
  }
  return Array.from(best, ([row, weight]) => ({ row, weight })).sort((a, b) => b.weight - a.weight)
}

// The name on the map, another spelling of it (Odessa for Odesa), a name of its own (Victoria for Hong Kong).
// Chosen so that a well-known town beats the old colonial name of a metropolis, and a hamlet does not.
const KIND_WEIGHT = [1, 0.5, 0.02]
const WHOLE_NAME = 4

function weigh(gazetteer: Gazetteer, ref: number): Named {
  const row = ref >>> 2
  return { row, weight: (gazetteer.populations[row]! + 1) * KIND_WEIGHT[ref & 3]! }
}

const lineLength = ({ names }: Gazetteer, index: number): number =>
  names.ends[index]! - (index === 0 ? 0 : names.ends[index - 1]!)
