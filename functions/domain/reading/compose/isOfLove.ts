import type { Fact } from '../facts/Fact.ts'

/** Whether a personal reading speaks of the other person: on days of Venus, of Mars with Venus and of the houses of love. */
export const isOfLove = (lead: Fact, house: number): boolean =>
  LOVE_HOUSES.has(house) ||
  lead.mover === 'Venus' ||
  (lead.mover === 'Mars' && lead.kind === 'contact' && lead.target === 'Venus')

const LOVE_HOUSES: ReadonlySet<number> = new Set([5, 7, 8])
