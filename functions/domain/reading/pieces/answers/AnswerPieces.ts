import type { Tone } from '../Tone.ts'

/** What in the reader meets the mover at one point of the chart: four sentences for each tone, each with {target} or {Target}. */
export type AnswerPieces = Record<Tone, readonly string[]>
