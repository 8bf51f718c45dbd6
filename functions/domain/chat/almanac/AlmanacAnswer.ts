/** An answer of the almanac before it is put together. */
export interface AlmanacAnswer {
  /** What was asked, answered in a sentence or two. */
  answer: string
  /** Why, a paragraph each, the weightiest first. What the conversation has told is not told again. */
  reasons?: readonly string[]
  /** The reasons in one plain sentence. */
  plain?: string | undefined
  /** A small scene that shows it. */
  picture?: string | undefined
  /** What can be done with it, the best first. */
  acts?: readonly string[]
  /** What to ask next, before the general suggestions. */
  suggestions?: readonly string[]
}
