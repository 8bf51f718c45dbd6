import type { Tone } from './Tone.ts'

/** Clauses by tone, such as "{mover} wants it over by lunch": what a body makes of whatever was just told. */
export type WishPieces = Readonly<Record<Tone, readonly string[]>>
