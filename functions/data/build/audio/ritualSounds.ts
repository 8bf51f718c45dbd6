import type { Soundscape } from '../../../domain/meditation/Soundscape.ts'

/** The sounds of the sample rituals. They belong to no one's account, so the pages bring them along. */
export const ritualSounds: Record<string, Soundscape> = {
  morning: { ambience: 'stream', root: 110, chord: 'bright' },
  threshold: { ambience: 'wind', root: 87.31, chord: 'open' },
  evening: { ambience: 'hearth', root: 73.42, chord: 'tender' },
}
