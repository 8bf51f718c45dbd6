import type { MoonPhase } from '../../../shared/domain/moon.ts'

/** What can be seen of each phase, and what people have made of it. */
export const phaseNotes: Record<MoonPhase, string> = {
  new_moon: 'The Moon is close to the Sun and out of sight. Traditionally, a time to choose something, quietly.',
  waxing_crescent: 'A thin curve in the west after sunset. Traditionally, a time for first steps.',
  first_quarter: 'Half lit, and high at sunset. Traditionally, a time to decide, and to go on.',
  waxing_gibbous: 'Nearly round, and up for most of the night. Traditionally, a time for patience and detail.',
  full_moon: 'Opposite the Sun, and up from dusk to dawn. Traditionally, a time to see things as they are.',
  waning_gibbous: 'It rises later each evening. Traditionally, a time to share, and to breathe out.',
  last_quarter: 'Half lit, and up from midnight on. Traditionally, a time to sort, and to let go.',
  waning_crescent: 'A thin curve in the east before sunrise. Traditionally, a time to rest.',
}
