import type { Point } from '../facts/Fact.ts'
import type { Tone } from './Tone.ts'

/** What it means in a life that a moving body meets each point, by tone; whole sentences, in the second person. */
export type Meetings = Readonly<Record<Point, Readonly<Record<Tone, readonly string[]>>>>
