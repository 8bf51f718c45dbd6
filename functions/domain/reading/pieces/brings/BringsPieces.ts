import type { Tone } from '../Tone.ts'

/** What contacts of one mover bring, each in one clause: the second fact of a reading ends with it. */
export type BringsPieces = Record<Tone, readonly string[]>
