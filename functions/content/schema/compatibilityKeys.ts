import type { Planet } from '../../../shared/domain/chart.ts'
import { ELEMENTS, type Element } from '../../../shared/domain/zodiac.ts'
import { TRANSIT_MOVERS } from './keys.ts'

/** The contacts of two charts that are told, each under the body that comes first. Two Moons never are: a birth date alone does not place the partner's. */
export const TOLD_CONTACTS = {
  Sun: ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'],
  Moon: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'],
  Mercury: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'],
  Venus: ['Venus', 'Mars', 'Jupiter', 'Saturn'],
  Mars: ['Mars', 'Jupiter', 'Saturn'],
} as const satisfies Partial<Record<Planet, readonly Planet[]>>

/** What a piece of advice is about. */
export const ADVICE_BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const
export type AdviceBody = (typeof ADVICE_BODIES)[number]

/** How much ease and how much friction there is between two charts, taken together. */
export const CHARACTERS = ['easy', 'lively', 'quiet', 'demanding'] as const
export type Character = (typeof CHARACTERS)[number]

export type ElementPair = `${Element} ${Element}`
/** Two elements, each pair once, in the order of `ELEMENTS`. */
export const ELEMENT_PAIRS: readonly ElementPair[] = ELEMENTS.flatMap((one, index) =>
  ELEMENTS.slice(index).map((other): ElementPair => `${one} ${other}`),
)

/** The planets that can touch two charts on a day, and how that goes for the two. */
export const PAIR_PLANETS = TRANSIT_MOVERS.filter((mover) => mover !== 'Chiron')
export type PairPlanet = (typeof PAIR_PLANETS)[number]

export const PAIR_TONES = ['easy', 'tense', 'split'] as const
export type PairTone = (typeof PAIR_TONES)[number]
