import { type EpochSeconds, type LocalDate, localDateAt, secondsOf } from '../../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../../shared/domain/transits.ts'
import { timeZone } from '../../../lib/time/timeZone.ts'

/** A moment at which an event is exact. */
export interface Moment {
  event: TransitEvent
  at: EpochSeconds
  /** Which of the event's passes it is, from 0. */
  pass: number
}

export interface Day {
  date: LocalDate
  moments: Moment[]
}

/** The days in [from, to) on which something is exact, with what that is, by the device's clock. */
export function listDays(
  events: readonly TransitEvent[],
  { from, to }: { from: EpochSeconds; to: EpochSeconds },
): Day[] {
  const moments = events
    .flatMap((event) => event.exact.map((iso, pass): Moment => ({ event, at: secondsOf(new Date(iso)), pass })))
    .filter(({ at }) => at >= from && at < to)
    .sort((one, other) => one.at - other.at)
  const zone = timeZone()
  const byDate = Map.groupBy(moments, ({ at }) => localDateAt(at, zone))
  return [...byDate].map(([date, ofDay]) => ({ date, moments: ofDay }))
}
