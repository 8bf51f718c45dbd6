import * as z from 'zod/mini'

export const LETTER_FREQUENCIES = ['off', 'daily', 'weekly'] as const

/** How often somebody gets the reading by email, and at which hour of their own clocks. Weekly is on Mondays. */
export const LetterSettings = z.object({
  frequency: z.enum(LETTER_FREQUENCIES, 'Choose off, daily or weekly'),
  hour: z.int('Choose a full hour from 0 to 23').check(z.gte(0), z.lte(23)),
})
export type LetterSettings = z.infer<typeof LetterSettings>

/** Until somebody has chosen otherwise. */
export const NO_LETTER: LetterSettings = { frequency: 'off', hour: 7 }
