import { useSyncExternalStore } from 'react'
import { type EpochSeconds, epochSeconds, type LocalDate, localDateAt } from '../../shared/domain/time.ts'
import { zone } from './zone.ts'

/** The only clock of the web app. */
export const now = (): EpochSeconds => epochSeconds(Date.now() / 1000)

/** The calendar day on the person's own wall. */
export const today = (): LocalDate => localDateAt(now(), zone())

/** The hour on the person's own wall, 0 to 23. */
export const localHour = (): number => new Date(now() * 1000).getHours()

/** The local day; the screen renders again when midnight passes. */
export const useToday = (): LocalDate => useSyncExternalStore(everySecond, today, today)

/** Something derived from the clock; the screen renders again only when that changes. */
export const useFromNow = <T extends string | number | boolean>(derive: (now: EpochSeconds) => T): T =>
  useSyncExternalStore(
    everySecond,
    () => derive(now()),
    () => derive(now()),
  )

/** "January 1, 1993" */
export const longDate = (date: LocalDate): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1000)
  return () => clearInterval(timer)
}
