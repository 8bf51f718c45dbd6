import { useSyncExternalStore } from 'react'
import { type EpochSeconds, epochSeconds, type LocalDate, localDateAt } from '../../shared/domain/time.ts'

/** The only clock of the web app. */
export const now = (): EpochSeconds => epochSeconds(Date.now() / 1000)

/** The browser's IANA zone. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The calendar day on the person's own wall. */
export const today = (): LocalDate => localDateAt(now(), zone())

/** The hour on the person's own wall, 0 to 23. */
export const localHour = (): number => new Date(now() * 1000).getHours()

/** The instant, renewed every so many seconds while something on the screen counts. */
export function useNow(seconds = 1): EpochSeconds {
  const tick = () => epochSeconds(Math.floor(now() / seconds) * seconds)
  return useSyncExternalStore(everySecond, tick, tick)
}

/** The local day; the screen renders again when midnight passes. */
export const useToday = (): LocalDate => useSyncExternalStore(everySecond, today, today)

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1000)
  return () => clearInterval(timer)
}
