/** How two bodies meet: a conjunction joins; a trine or a sextile is easy; a square or an opposition is tense. */
export type Tone = 'joined' | 'easy' | 'tense'
