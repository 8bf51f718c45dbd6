import type { Point } from '../facts/Fact.ts'
import type { Card } from './Card.ts'
import type { Tone } from './Tone.ts'

/** What comes of it when one body meets another, or of what the sky does in a part of life: a passage that says why, shows it, and ends in an act. */
export interface Story {
  /** Two to six words; it names the story, and the memory knows the story by it. */
  title: string
  /** The parts of life in which its scene can happen, 1 to 12. */
  houses: readonly number[]
  /** What the sky wants of the reader, and so what the scene shows. */
  why: string
  /** With {someone} in it, for days of love, or without. */
  scene: string
  turn: readonly [string, string]
  /** How it has settled some days later: a clause that goes on from "By Tuesday". */
  after: string
  /** What there is time for until then: it goes on from "time enough to". */
  use?: string
  /** What the scene comes to when the sky touches its matter again. */
  again: Card['again']
  act: string
}

/** The stories of a moving body and a point that it meets. */
export type PairStories = Readonly<Record<Tone, readonly Story[]>>

/** Those of a moving body, by the point that it meets. */
export type StoriesOfBody = Readonly<Record<Point, PairStories>>
