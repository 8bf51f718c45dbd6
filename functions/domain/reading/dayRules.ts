import { addDays, after, DAY, type EpochSeconds, type LocalDate, localDateAt } from '../../../shared/domain/time.ts'

/** The newest day that a person opened, as far as these rules need it. */
export interface LastDay {
  date: LocalDate
  streak: number
  zone: string
  zoneSince: EpochSeconds
}

interface Now {
  now: EpochSeconds
  /** What the browser says; believed at most once a day, or a traveller on paper could live many days in one. */
  zone: string
}

/** The person's own day at this instant. Flying west does not bring a day back that has been opened. */
export function dayAt(last: LastDay | undefined, { now, zone }: Now): Omit<LastDay, 'streak'> {
  const isKept = last !== undefined && (zone === last.zone || now < last.zoneSince + DAY)
  const counted = isKept ? last.zone : zone
  const date = localDateAt(now, counted)
  return {
    zone: counted,
    zoneSince: isKept ? last.zoneSince : now,
    date: last && date < last.date ? last.date : date,
  }
}

/** The streak on a day that is being opened now: one more after yesterday, else a new first day. */
export const streakOn = (last: LastDay | undefined, now: Now): number =>
  last && isUnbroken(last, now) ? last.streak + 1 : 1

/** The streak as it stands, without opening anything: alive through the day after the last one. */
export const streakShown = (last: LastDay | undefined, now: Now): number =>
  last && isUnbroken(last, now) ? last.streak : 0

/**
 * Nobody has left a day out who opens once in 24 hours. A flight east over the date line skips a date, and so does the
 * night when clocks go forward, so a last day that was still going on a day ago, where it was opened, is yesterday too.
 */
const isUnbroken = (last: LastDay, now: Now): boolean =>
  dayAt(last, now).date <= addDays(last.date, 1) || localDateAt(after(now.now, -DAY), last.zone) <= last.date
