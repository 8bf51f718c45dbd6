import type { Point } from '../facts/Fact.ts'
import type { Mood } from './Mood.ts'
import type { Tone } from './Tone.ts'

/** A whole sentence about the reader, in the second person, and the mood that a scene has to share with it. */
export type Meaning = readonly [Mood, string]

/** What it means in a life that a moving body meets each point, by tone. */
export type Meetings = Readonly<Record<Point, Readonly<Record<Tone, readonly Meaning[]>>>>
