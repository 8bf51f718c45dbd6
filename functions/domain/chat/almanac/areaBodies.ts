import type { Area } from '../../../content/schema/areas.ts'
import type { Body } from '../../grounding/Body.ts'

/** What of a chart speaks about an area of life, the weightiest first, and in which houses. */
export const AREA_SOURCES: Record<
  Area,
  { words: string; bodies: readonly [Body, ...Body[]]; houses: readonly number[] }
> = {
  love: { words: 'love', bodies: ['Venus', 'Mars', 'Moon'], houses: [7, 5] },
  work: { words: 'work and money', bodies: ['Midheaven', 'Saturn', 'Sun'], houses: [10, 6, 2] },
  people: { words: 'family, friends and other people', bodies: ['Moon', 'Mercury', 'Jupiter'], houses: [11, 4, 3] },
  self: { words: 'yourself', bodies: ['Sun', 'Moon', 'Ascendant'], houses: [1, 12] },
}
