import { type LocalDate, localDateAt, secondsOf } from '../../../shared/domain/time.ts'
import { timeZone } from '../../lib/time/timeZone.ts'

/** The calendar day of an instant where the browser is. */
export const createdDay = (instant: string): LocalDate => localDateAt(secondsOf(new Date(instant)), timeZone())
