/** An answer of the almanac before it is put together. */
export interface AlmanacAnswer {
  /** What was asked, answered in a sentence or two. */
  answer: string
  /** Why, a paragraph each, the weightiest first. What the conversation has told is not told again. */
  reasons?: readonly string[]
  /** Something to do with it. */
  act?: string | undefined
  /** What to ask next, before the general suggestions. */
  suggestions?: readonly string[]
}
