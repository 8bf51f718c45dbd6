import * as z from 'zod/mini'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Whole seconds since 1970 UTC. Branded, since milliseconds in a place that counts seconds go unnoticed. */
export type EpochSeconds = number & { readonly unit: 'epoch seconds' }
export const EpochSeconds = z.pipe(
  z.int(),
  z.transform((value: number) => value as EpochSeconds),
)

export const epochSeconds = (seconds: number): EpochSeconds => Math.floor(seconds) as EpochSeconds
export const secondsOf = (instant: Date): EpochSeconds => epochSeconds(instant.getTime() / 1000)
export const after = (instant: EpochSeconds, seconds: number): EpochSeconds => epochSeconds(instant + seconds)
export const isoInstant = (instant: EpochSeconds): string => new Date(instant * 1000).toISOString()

/** An instant as it travels: ISO 8601 in UTC. */
export const IsoInstant = z.iso.datetime()

/** A calendar day without a zone: 1993-01-31. Always a day that exists. */
export type LocalDate = string

/** Whether the text is YYYY-MM-DD and the day exists in the Gregorian calendar. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The calendar day that a clock in the zone shows at the instant. Throws RangeError for an unknown zone. */
export function localDateAt(instant: EpochSeconds, zone: string): LocalDate {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(new Date(instant * 1000))
}

/** The instant at which a calendar day begins in UTC. */
export const utcMidnight = (date: LocalDate): EpochSeconds => secondsOf(new Date(`${date}T00:00:00Z`))

/** The day so many days later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** Full years between two calendar days, as a birthday counts them. */
export function yearsBetween(earlier: LocalDate, later: LocalDate): number {
  const years = Number(later.slice(0, 4)) - Number(earlier.slice(0, 4))
  return later.slice(5) < earlier.slice(5) ? years - 1 : years
}

/** Whether the runtime knows the name as an IANA zone. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
