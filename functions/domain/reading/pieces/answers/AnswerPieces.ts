import type { Tone } from '../Tone.ts'

/** What in the reader meets the mover at one point of the chart: five sentences for each tone, six for a light, an inner planet, Saturn or an angle, each with {target} or {Target}. */
export type AnswerPieces = Record<Tone, readonly string[]>
