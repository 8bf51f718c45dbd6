import { DAY, type EpochSeconds, epochSeconds, type LocalDate, utcMidnight } from '../../../../shared/domain/time.ts'

/** A calendar day as a span of instants, [from, to). */
export interface DayWindow {
  date: LocalDate
  from: EpochSeconds
  to: EpochSeconds
}

/** The day from midnight to midnight by the clocks of a zone. Throws RangeError for an unknown zone. */
export function dayWindow(date: LocalDate, zone: string): DayWindow {
  const midnight = utcMidnight(date)
  return { date, from: instantOf(midnight, zone), to: instantOf(epochSeconds(midnight + DAY), zone) }
}

/** The instant at which clocks of the zone show what UTC shows at `clock`. */
function instantOf(clock: EpochSeconds, zone: string): EpochSeconds {
  const first = epochSeconds(clock - offsetAt(clock, zone))
  // Once more, in case the clocks change between the guess and the instant.
  return epochSeconds(clock - offsetAt(first, zone))
}

/** How far clocks of the zone are ahead of UTC, in seconds. */
function offsetAt(instant: EpochSeconds, zone: string): number {
  const parts = clockFormat(zone).formatToParts(new Date(instant * 1000))
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)!.value),
  )
  return Date.UTC(year!, month! - 1, day, hour, minute, second) / 1000 - instant
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs more than a whole reading, and most readers share a few zones. */
function clockFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/** What clocks of the zone show at an instant: the day, and hour and minute. */
export function clockAt(instant: EpochSeconds, zone: string): { date: LocalDate; hour: number; minute: number } {
  const shown = new Date((instant + offsetAt(instant, zone)) * 1000).toISOString()
  return { date: shown.slice(0, 10), hour: Number(shown.slice(11, 13)), minute: Number(shown.slice(14, 16)) }
}
