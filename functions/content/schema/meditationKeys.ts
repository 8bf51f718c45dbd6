import type { MoonPhase } from '../../../shared/domain/moon.ts'

/** The meditations of each phase, in the order in which they are listed. */
export const MEDITATIONS = {
  new_moon: ['new-moon-seed', 'new-moon-quiet'],
  waxing_crescent: ['waxing-crescent-step', 'waxing-crescent-room'],
  first_quarter: ['first-quarter-half', 'first-quarter-push'],
  waxing_gibbous: ['waxing-gibbous-almost', 'waxing-gibbous-hands'],
  full_moon: ['full-moon-light', 'full-moon-tide'],
  waning_gibbous: ['waning-gibbous-share', 'waning-gibbous-exhale'],
  last_quarter: ['last-quarter-table', 'last-quarter-forgive'],
  waning_crescent: ['waning-crescent-thin', 'waning-crescent-sleep'],
} as const satisfies Record<MoonPhase, readonly string[]>

export type MeditationId = (typeof MEDITATIONS)[MoonPhase][number]
