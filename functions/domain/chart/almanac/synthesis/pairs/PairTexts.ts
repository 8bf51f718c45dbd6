import type { Planet } from '../../../../../../shared/domain/chart.ts'

/** How two bodies meet: as one (a conjunction), at ease (trine, sextile) or with friction (square, opposition). */
export type Tone = 'joined' | 'easy' | 'tense'

/** What a body's aspects say, by the other body. One that can't be in a single chart is left out. */
export type PairTexts = Partial<Record<Planet, Partial<Record<Tone, string>>>>
