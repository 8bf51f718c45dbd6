import { SLOW_MOVERS } from '../../../content/schema/keys.ts'
import type { MemoryStage } from '../Memory.ts'
import type { Fact } from './Fact.ts'

/**
 * What a fact is about, whatever its stage: equal for facts that the almanac tells by the same passages. A day of the Moon
 * can be told by its house or by its sign.
 */
export function topicsOf(fact: Fact): readonly [string, ...string[]] {
  if (fact.kind === 'contact') return [`${fact.mover} ${fact.tone} ${fact.target}`]
  if (fact.kind === 'station' && fact.near) return [`${fact.mover} joined ${fact.near}`]
  return fact.kind === 'moonEnters' || fact.kind === 'moonWithin' ? [fact.id, `Moon in ${fact.sign}`] : [fact.id]
}

/** How far it is, for the memory: of a slow contact between its days only which body it is. */
export function stageOf(fact: Fact): MemoryStage {
  if (fact.kind !== 'contact') return 'other'
  if (fact.stage !== 'middle') return fact.stage
  return SLOW_MOVERS.find((slow) => slow === fact.mover) ?? 'other'
}
