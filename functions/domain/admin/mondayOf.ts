import { addDays, type LocalDate } from '../../../shared/domain/time.ts'

/** The Monday of the week that a date is in. */
export const mondayOf = (date: string): LocalDate => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
