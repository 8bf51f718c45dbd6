import type { LetterSettings } from '../../../shared/domain/letter.ts'
import { addDays, type EpochSeconds, type LocalDate, localDateAt } from '../../../shared/domain/time.ts'
import { resolveCivilTime } from '../places/civilTime.ts'

interface Rhythm extends LetterSettings {
  zone: string
  lastDate?: LocalDate | undefined
}

const MONDAY = 1
/** From the day before: the runtime may know other changes of a zone's clocks than our table, and so another day. */
const DAYS = Array.from({ length: 11 }, (_, days) => days - 1)

/**
 * When the next letter is due, in UTC, or undefined where none is wanted. An hour that clocks skip is the one that they
 * show instead, and of an hour that comes twice it is the first. Two letters never share a day, also when the zone
 * changes between them. Throws RangeError for an unknown zone.
 */
export function nextLetterAt({ frequency, hour, zone, lastDate }: Rhythm, now: EpochSeconds): EpochSeconds | undefined {
  if (frequency === 'off') return undefined
  const isWanted = (date: LocalDate) =>
    (lastDate === undefined || date > lastDate) && (frequency === 'daily' || new Date(date).getUTCDay() === MONDAY)
  const today = localDateAt(now, zone)
  const time = `${String(hour).padStart(2, '0')}:00`
  return DAYS.map((days) => resolveCivilTime({ date: addDays(today, days), time, zone }).utc).find(
    (at) => at > now && isWanted(localDateAt(at, zone)),
  )
}
