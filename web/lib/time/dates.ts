import { useSyncExternalStore } from 'react'
import { type EpochSeconds, epochSeconds, type LocalDate, localDateAt } from '../../../shared/domain/time.ts'
import { deviceSeconds } from './deviceSeconds.ts'
import { timeZone } from './timeZone.ts'

/** The web app's only clock: the device's, corrected by the server's once a reply has told its time. */
export const now = (): EpochSeconds => epochSeconds(deviceSeconds() + correction)

/**
 * Takes the server's time from the Date header of a reply, because a device may be wrong by days, and readings and trials
 * follow the server. Receives when the request was sent: a reply that was long on its way tells an old time.
 */
export function correctClock(date: string | null, sentAt: number): void {
  const isLate = Math.abs(deviceSeconds() - sentAt) > TOLERANCE
  const difference = Date.parse(date ?? '') / 1000 - sentAt
  if (isLate || Number.isNaN(difference)) return
  correction = Math.abs(difference) > TOLERANCE ? difference : 0
}

const TOLERANCE = 60
let correction = 0

/** Today's date in the browser's time zone. */
export const today = (): LocalDate => localDateAt(now(), timeZone())

/** The current hour in the browser's time zone, 0 to 23. */
export const localHour = (): number => new Date(now() * 1000).getHours()

/** Today's date; renders again at local midnight. */
export const useToday = (): LocalDate => useSyncExternalStore(everySecond, today, today)

/** A value derived from the current time; renders again only when the value changes. */
export const useFromNow = <T extends string | number | boolean>(derive: (now: EpochSeconds) => T): T =>
  useSyncExternalStore(
    everySecond,
    () => derive(now()),
    () => derive(now()),
  )

/** "January 1, 1993" */
export const longDate = (date: LocalDate): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "Wednesday" */
export const weekday = (date: LocalDate): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

/** "December 9" */
export const dayAndMonth = (date: LocalDate): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** "7:15 AM" of "07:15", in the American form of the dates. */
export const clockTime = (time: string): string =>
  new Date(`2000-01-01T${time}Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** The calendar day of an instant in the browser's time zone, as "January 1, 1993". */
export const longDateAt = (instant: EpochSeconds): string => longDate(localDateAt(instant, timeZone()))

/** An instant in the browser's time zone, as "January 1, 1993 at 7:15 AM". */
export const longTime = (instant: EpochSeconds): string =>
  new Date(instant * 1000).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1000)
  return () => clearInterval(timer)
}
