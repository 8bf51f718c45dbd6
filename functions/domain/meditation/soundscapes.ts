import type { MeditationId } from '../../content/schema/meditationKeys.ts'
import type { Soundscape } from './Soundscape.ts'

/** The sound of each meditation. */
export const soundscapes: Readonly<Record<MeditationId, Soundscape>> = {
  'new-moon-seed': { ambience: 'night', root: 73.42, chord: 'open' },
  'new-moon-quiet': { ambience: 'wind', root: 65.41, chord: 'deep' },
  'waxing-crescent-step': { ambience: 'stream', root: 98, chord: 'bright' },
  'waxing-crescent-room': { ambience: 'rain', root: 87.31, chord: 'warm' },
  'first-quarter-half': { ambience: 'hearth', root: 82.41, chord: 'open' },
  'first-quarter-push': { ambience: 'waves', root: 73.42, chord: 'warm' },
  'waxing-gibbous-almost': { ambience: 'stream', root: 82.41, chord: 'warm' },
  'waxing-gibbous-hands': { ambience: 'rain', root: 98, chord: 'open' },
  'full-moon-light': { ambience: 'night', root: 87.31, chord: 'bright' },
  'full-moon-tide': { ambience: 'waves', root: 65.41, chord: 'tender' },
  'waning-gibbous-share': { ambience: 'hearth', root: 98, chord: 'warm' },
  'waning-gibbous-exhale': { ambience: 'wind', root: 73.42, chord: 'tender' },
  'last-quarter-table': { ambience: 'rain', root: 82.41, chord: 'tender' },
  'last-quarter-forgive': { ambience: 'stream', root: 65.41, chord: 'deep' },
  'waning-crescent-thin': { ambience: 'wind', root: 82.41, chord: 'bright' },
  'waning-crescent-sleep': { ambience: 'waves', root: 55, chord: 'deep' },
}
