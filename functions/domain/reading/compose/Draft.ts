/** The kinds of sentence that a reading is made of. */
export type SentenceKind = 'event' | 'placement' | 'meaning' | 'scene' | 'turn' | 'second' | 'timing' | 'act'

/** A sentence, and which fact it rests on. */
export interface Sentence {
  kind: SentenceKind
  text: string
  fact: string
}

/** A reading before it is put on paper: what either writer makes, and what the rules are checked on. */
export interface Draft {
  scope: 'personal' | 'sign'
  title: string
  /** In paragraphs, in order; without the act. */
  paragraphs: readonly (readonly Sentence[])[]
  act: Sentence
}

export const sentencesOf = ({ paragraphs, act }: Draft): Sentence[] => [...paragraphs.flat(), act]
