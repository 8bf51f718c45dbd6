import * as z from 'zod/mini'
import { isRealDate } from './time.ts'

const NO_DATE = 'This date does not exist. Use YYYY-MM-DD.'

/** A calendar day as it travels. Apart from `time.ts`, since the browser counts days far more often than it checks one. */
export const LocalDate = z.string(NO_DATE).check(z.refine((text) => isRealDate(text), NO_DATE))
export type LocalDate = z.infer<typeof LocalDate>
