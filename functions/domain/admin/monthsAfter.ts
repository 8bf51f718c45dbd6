import { type EpochSeconds, epochSeconds } from '../../../shared/domain/time.ts'

/** The same day and time of a later month in UTC, or that month's last day where it is shorter. */
export function monthsAfter(instant: EpochSeconds, months: number): EpochSeconds {
  const from = new Date(instant * 1000)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  // Day 0 of the month after is the last one of this.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return epochSeconds(to.getTime() / 1000)
}
