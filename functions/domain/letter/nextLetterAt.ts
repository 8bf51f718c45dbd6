import type { LetterSettings } from '../../../shared/domain/letter.ts'
import { addDays, type EpochSeconds, type LocalDate, localDateAt } from '../../../shared/domain/time.ts'
import { resolveCivilTime } from '../places/civilTime.ts'

interface Rhythm extends LetterSettings {
  zone: string
  lastDate?: LocalDate | undefined
}

const MONDAY = 1
/** Today's hour may be over, and the day before it may have been that of the newest letter. */
const LOOKED_AT = 9

/**
 * When the next letter is due, in UTC, or undefined where none is wanted. An hour that clocks skip is the one that they
 * show instead, and of an hour that comes twice it is the first. Two letters never share a day, also when the zone
 * changes between them. Throws RangeError for an unknown zone.
 */
export function nextLetterAt({ frequency, hour, zone, lastDate }: Rhythm, now: EpochSeconds): EpochSeconds | undefined {
  if (frequency === 'off') return undefined
  const today = localDateAt(now, zone)
  const first = lastDate !== undefined && lastDate >= today ? addDays(lastDate, 1) : today
  const time = `${String(hour).padStart(2, '0')}:00`
  return Array.from({ length: LOOKED_AT }, (_, days) => addDays(first, days))
    .filter((date) => frequency === 'daily' || new Date(date).getUTCDay() === MONDAY)
    .map((date) => resolveCivilTime({ date, time, zone }).utc)
    .find((at) => at > now)
}
