import { SLOW_MOVERS } from '../../../content/schema/keys.ts'
import type { MemoryStage } from '../Memory.ts'
import type { Fact } from './Fact.ts'

/**
 * What a fact is about, whatever its stage: equal for facts that the almanac tells by the same passages. A day of the Moon
 * can be told by its house or by its sign.
 */
export function topicsOf(fact: Fact): readonly [string, ...string[]] {
  switch (fact.kind) {
    case 'contact':
      return [`${fact.mover} ${fact.tone} ${fact.target}`]
    case 'station':
      return [fact.near ? `${fact.mover} joined ${fact.near}` : fact.id]
    case 'ingress':
      return [fact.id]
    case 'moonEnters':
    case 'moonWithin':
      return [fact.id, `Moon in ${fact.sign}`]
    default:
      // By its house: two new moons in a row can fall into one that is larger than a sign.
      return [`${fact.eclipse ? 'eclipse at ' : ''}${fact.kind} in house ${fact.house}`]
  }
}

/** How far it is, for the memory: of a slow contact between its days only which body it is. */
export function stageOf(fact: Fact): MemoryStage {
  if (fact.kind !== 'contact') return 'other'
  if (fact.stage !== 'middle') return fact.stage
  return SLOW_MOVERS.find((slow) => slow === fact.mover) ?? 'other'
}
