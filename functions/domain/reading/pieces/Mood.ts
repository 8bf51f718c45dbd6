/** What a day makes of somebody: what a meaning says of the reader, and what a scene shows. */
export type Mood =
  // Doing
  /** Begins or acts at once, before thinking twice. */
  | 'impulsive'
  /** Says openly what they want, think or refuse. */
  | 'outspoken'
  /** Tries what is unlike them, or takes a risk. */
  | 'daring'
  /** Sure of their strength, and equal to what comes. */
  | 'strong'
  /** Gets on with a task, steadily and to the end. */
  | 'diligent'
  /** Precise and orderly: checks, weighs, sorts. */
  | 'careful'
  /** Carries too much, or cannot rest for duty. */
  | 'burdened'
  /** Does without, waits or keeps quiet, of their own will. */
  | 'restrained'
  // Words
  /** Talks much: explains, tells, jokes. */
  | 'talkative'
  /** Has the right words or the clear thought, without effort. */
  | 'clear'
  /** Asks, looks into things, learns. */
  | 'curious'
  // Kindness and plenty
  /** Kind, patient and helpful to others. */
  | 'kind'
  /** In need of comfort and closeness, or giving them. */
  | 'tender'
  /** At ease, and content with what there is. */
  | 'content'
  /** Gives, praises, shares. */
  | 'generous'
  /** Expects good things, and trusts that they come. */
  | 'hopeful'
  /** Wants, takes or promises too much. */
  | 'greedy'
  // In the eyes of others
  /** Wants to be noticed, liked or praised. */
  | 'eager'
  /** Is seen as they are, and does not mind. */
  | 'unhidden'
  /** Feels looked at or judged, and keeps up a face. */
  | 'watched'
  // Against others
  /** Short of patience, and irritated by small things. */
  | 'impatient'
  /** In a quarrel, out to win or to hit back. */
  | 'quarrelsome'
  /** Will not be told, managed or hurried. */
  | 'defiant'
  // Sore spots
  /** Hurt, slighted or left out. */
  | 'hurt'
  /** Not good enough in their own eyes. */
  | 'unsure'
  /** At peace with a weakness or an old hurt, or about to be. */
  | 'mending'
  // Two ways
  /** Between two wishes. */
  | 'torn'
  /** Gives way to please, against their own wish. */
  | 'yielding'
  /** Keeps their distance, or hides what they feel. */
  | 'guarded'
  // Depth
  /** After the truth behind things. */
  | 'searching'
  /** Holds on, or wants the upper hand. */
  | 'gripping'
  /** Lets go of something old, or ends it. */
  | 'releasing'
  // Elsewhere
  /** Wants out, away or something else. */
  | 'restless'
  /** Does things their own way, or for the fun of it. */
  | 'playful'
  /** Longs, hopes for or pictures what is not there. */
  | 'dreaming'
  /** Vague, tired or away in thought. */
  | 'absent'

/** Whether a scene shows the mood of a sentence, or the sentence has none. */
export const isInMood = (scene: readonly Mood[], mood: Mood | undefined): boolean =>
  mood === undefined || scene.includes(mood)
