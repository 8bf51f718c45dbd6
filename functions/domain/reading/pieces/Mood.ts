/** What a day makes of somebody: what a meaning says of the reader, and what a scene shows. */
export type Mood =
  /** Wants to be noticed, liked or praised. */
  | 'seen'
  /** Short of patience, or in a quarrel. */
  | 'cross'
  /** Ready to begin, to act or to ask for something. */
  | 'bold'
  /** Busy with words, questions and ideas. */
  | 'talk'
  /** Tender, at home, in need of comfort or giving it. */
  | 'warm'
  /** Generous and hopeful, up to too much of it. */
  | 'plenty'
  /** Patient, orderly, bound to something. */
  | 'duty'
  /** Restless, curious, out for something else. */
  | 'free'
  /** Longing, vague, away in thought. */
  | 'dream'
  /** After the truth, the whole of it or the upper hand. */
  | 'deep'
  /** Hurt, ashamed or not good enough in one's own eyes. */
  | 'sore'
  /** Between two wishes, or one's own and somebody else's. */
  | 'torn'

/** Whether a scene can follow a sentence of a mood, or of none. */
export const isInMood = (scene: readonly Mood[], mood: Mood | undefined): boolean =>
  mood === undefined || scene.includes(mood)
