import * as z from 'zod/mini'
import { LocalDate } from './LocalDate.ts'
import { isMonth } from './month.ts'
import { MoonPhase } from './moon.ts'
import { IsoInstant } from './time.ts'
import { Sign } from './zodiac.ts'

const NO_MONTH = 'Choose a month from 1900-01 to 2099-08, as YYYY-MM.'

/** A calendar month as it travels: "2026-11". */
export const Month = z.string(NO_MONTH).check(z.refine(isMonth, NO_MONTH))
export type Month = z.infer<typeof Month>

/**
 * The Moon through a month of the person's own calendar. Signs and houses are those in which it is at some time of the
 * month, each with the instant at which it entered; `voidFrom` is when it becomes void of course, until the next sign.
 */
export const MoonMonth = z.object({
  month: Month,
  /** At noon of each day. `elongation` in degrees from the Sun. */
  days: z.array(z.object({ date: LocalDate, phase: MoonPhase, elongation: z.number(), illumination: z.number() })),
  quarters: z.array(
    z.object({
      phase: MoonPhase,
      at: IsoInstant,
      sign: Sign,
      house: z.optional(z.int()),
      eclipse: z.optional(z.enum(['solar', 'lunar', 'faint'])),
    }),
  ),
  signs: z.array(z.object({ sign: Sign, from: IsoInstant, to: IsoInstant, voidFrom: IsoInstant })),
  /** By the person's own chart; empty without access, or without a birth time. */
  houses: z.array(z.object({ house: z.int(), from: IsoInstant })),
})
export type MoonMonth = z.infer<typeof MoonMonth>
