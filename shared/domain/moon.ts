import * as z from 'zod/mini'
import { IsoInstant } from './time.ts'
import { Sign } from './zodiac.ts'

export const MOON_PHASES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const
export type MoonPhase = (typeof MOON_PHASES)[number]
export const MoonPhase = z.enum(MOON_PHASES)

export const moonPhaseName: Record<MoonPhase, string> = {
  new_moon: 'New Moon',
  waxing_crescent: 'Waxing crescent',
  first_quarter: 'First quarter',
  waxing_gibbous: 'Waxing gibbous',
  full_moon: 'Full Moon',
  waning_gibbous: 'Waning gibbous',
  last_quarter: 'Last quarter',
  waning_crescent: 'Waning crescent',
}

export const MoonQuarter = z.object({ phase: MoonPhase, at: IsoInstant, sign: Sign })
/** The moment of a new, half or full Moon, and the sign that the Moon stands in. */
export type MoonQuarter = z.infer<typeof MoonQuarter>

/**
 * The Moon at an instant. `illumination` is the lit fraction of the disc, 0 to 1; `elongation` in degrees from the Sun.
 * `voidUntil` tells when it enters its next sign while it is void of course, and is null while it is not.
 */
export type MoonNow = z.infer<typeof MoonNow>
export const MoonNow = z.object({
  phase: MoonPhase,
  illumination: z.number(),
  elongation: z.number(),
  sign: Sign,
  nextQuarter: z.optional(MoonQuarter),
  voidUntil: z.optional(z.nullable(IsoInstant)),
})
