import type { Tone } from './Tone.ts'

/** What the days are like while a contact lasts, and once it is over: clauses. */
interface Stay {
  during: readonly string[]
  after: readonly string[]
}

/** By mover and tone. */
export type Stays<Mover extends string> = Readonly<Record<Mover, Readonly<Record<Tone, Stay>>>>
