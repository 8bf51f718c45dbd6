/** What a soundscape is made of. The same recipe always gives the same sound. */
export interface Soundscape {
  /** What is heard all the time, softly, below the notes. */
  ambience: Ambience
  /** The lowest note of the drone, in hertz; the bells ring in its key. */
  root: number
  /** Notes of the drone and the bells, as ratios to the root. */
  chord: Chord
}

export type Ambience = 'waves' | 'wind' | 'stream' | 'rain' | 'night' | 'hearth'

/** Just intonation: whole-number ratios do not beat, and what does not beat sounds at rest. */
export const chords = {
  open: [1, 3 / 2, 2, 3],
  warm: [1, 5 / 4, 3 / 2, 2],
  tender: [1, 6 / 5, 3 / 2, 2],
  bright: [1, 3 / 2, 2, 5 / 2],
  deep: [1, 4 / 3, 2, 8 / 3],
} as const satisfies Record<string, readonly number[]>
export type Chord = keyof typeof chords
