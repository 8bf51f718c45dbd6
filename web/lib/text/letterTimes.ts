import { clockTime } from '../time/dates.ts'

/** "7:00 AM" */
export const letterTime = (hour: number): string => clockTime(`${String(hour).padStart(2, '0')}:00`)

/** The hours at which a letter may come, as options. */
export const letterTimes = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: letterTime(hour) }))
