import type { Tone } from '../Tone.ts'

/** What one mover brings: six sentences for each tone of a fast mover, seven of a slow one, each with {mover} or {Mover}. */
export type ArrivalPieces = Record<Tone, readonly string[]>
