import * as z from 'zod/mini'
import { LocalDate } from '../../../shared/domain/LocalDate.ts'
import { LetterSettings } from '../../../shared/domain/letter.ts'
import { EpochSeconds } from '../../../shared/domain/time.ts'

/** When somebody gets the reading by email, and what they have got of it. */
export type KeptLetter = z.infer<typeof KeptLetter>
export const KeptLetter = z.extend(LetterSettings, {
  /** Where the hour is meant. */
  zone: z.string(),
  /** The day of the newest letter. */
  lastDate: z.optional(LocalDate),
  /** How many letters have come since the dashboard was last opened. */
  unopened: z.int(),
  /** Absent where none is to come. */
  dueAt: z.optional(EpochSeconds),
  /** Moves with every change. */
  version: z.int(),
})
