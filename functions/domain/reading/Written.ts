import type { Ahead } from './almanac/findAhead.ts'
import type { Passage } from './almanac/Passage.ts'
import type { Fact } from './facts/Fact.ts'
import type { ReadDay } from './Memory.ts'

/** A reading as the almanac wrote it, and what it was written from. */
export interface Written {
  scope: 'personal' | 'sign'
  title: string
  paragraphs: readonly string[]
  act: string
  lead: Fact
  /** How the sky is said, by a frame of the book. */
  event: string
  /** Absent where the chapter could not be opened, which `fault` then explains. */
  passage?: Passage
  fault?: unknown
  ahead?: Ahead | undefined
  read: ReadDay
}
