import type { Tone } from '../Tone.ts'

/** What a mover does in one part of life: seven sentences for each tone, each with {mover} or {Mover}. */
export type AreaPieces = Record<Tone, readonly string[]>
