import type { EntryOfToday, SlowEntry } from '../../../content/schema/Entry.ts'

/** A passage of the book: an entry of any chapter. Those of slow contacts have a sentence for each stage. */
export type Passage = EntryOfToday & Partial<Pick<SlowEntry, 'ahead' | 'arrives' | 'exact' | 'pauses' | 'leaves'>>

/** What a part of a passage does. */
export type PartKind = 'feels' | 'event' | 'stage' | 'why' | 'natal' | 'picture' | 'helps' | 'bites' | 'wish' | 'area'

/** A sentence or two of a reading, in their writer's order. */
export interface Part {
  kind: PartKind
  text: string
  /** Whether the reading is whole without it. */
  isOptional: boolean
}
