import type * as z from 'zod/mini'
import type { Form } from './entryRules.ts'

/** One file of the book: which keys it has, and what is asked of its prose. */
export type Chapter = ReadingChapter | WholeChapter

/** A chapter of the daily reading, whose prose keeps all the rules of form. */
export interface ReadingChapter {
  schema: z.ZodMiniType
  kind: 'entries' | 'sentences' | 'frames'
  /** How many keys lead to an entry. */
  depth: number
  formOf: (keys: readonly string[]) => Form
}

/** A chapter whose texts are free in form: they only have to be there, and to have no slots but those that are filled. */
export interface WholeChapter {
  schema: z.ZodMiniType
  kind: 'whole'
  /** The slots of the text that these keys lead to. One in braces may begin with a capital: so does then what it is filled with. */
  slotsOf: (keys: readonly string[]) => readonly string[]
}
