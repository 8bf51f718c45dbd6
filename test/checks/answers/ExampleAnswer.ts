/** A question of one of the two readers, with what a model might answer: to be shown, and not to be shown. */
export interface ExampleAnswer {
  who: 'ana' | 'ben'
  question: string
  /** What the almanac answered when the texts were written, in paragraphs: it says more now, and other things. */
  answer: readonly string[]
  good: readonly string[]
  /** Each has one claim that is false, or one thing that nobody should read. */
  bad: readonly string[]
}
