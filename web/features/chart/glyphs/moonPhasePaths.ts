import type { MoonPhase } from '../../../../shared/domain/moon.ts'

const full = 'M12 4a8 8 0 0 1 0 16 8 8 0 0 1 0-16Z'
const none = ''

/** One side of a disc of radius 8, from its limb to the terminator, which bulges right or left by `by`. */
const from = (limb: 'right' | 'left', bulge: 'right' | 'left', by: number): string =>
  `M12 4a8 8 0 0 ${limb === 'right' ? 1 : 0} 0 16a${by} 8 0 0 ${bulge === 'right' ? 0 : 1} 0-16Z`

const half = (limb: 'right' | 'left'): string => from(limb, 'right', 0)

const HOLLOW = 4.5

/** The lit and the dark part of the disc, as seen from the northern hemisphere. */
export const moonPhasePaths: Record<MoonPhase, { lit: string; dark: string }> = {
  new_moon: { lit: none, dark: full },
  waxing_crescent: { lit: from('right', 'right', HOLLOW), dark: from('left', 'right', HOLLOW) },
  first_quarter: { lit: half('right'), dark: half('left') },
  waxing_gibbous: { lit: from('right', 'left', HOLLOW), dark: from('left', 'left', HOLLOW) },
  full_moon: { lit: full, dark: none },
  waning_gibbous: { lit: from('left', 'right', HOLLOW), dark: from('right', 'right', HOLLOW) },
  last_quarter: { lit: half('left'), dark: half('right') },
  waning_crescent: { lit: from('left', 'left', HOLLOW), dark: from('right', 'left', HOLLOW) },
}
