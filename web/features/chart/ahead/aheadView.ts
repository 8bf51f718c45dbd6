import { addDays, DAY, type EpochSeconds, type LocalDate, secondsOf } from '../../../../shared/domain/time.ts'

/** The part of the year ahead that is shown: how many days, from how many days after today. */
export interface AheadView {
  start: number
  days: number
}

export const ZOOMS = [
  { days: 31, name: 'a month' },
  { days: 92, name: 'three months' },
  { days: 184, name: 'half a year' },
  { days: 366, name: 'a year' },
] as const

/** One call answers so many days, and four of them a year. */
export const QUARTER = 92
const QUARTERS = 4
const MOST_DAYS = QUARTER * QUARTERS

/** A quarter from a day of the year ahead on; a day beyond its ends is moved to them. */
export const viewFrom = (day: number): AheadView => clamped({ start: day, days: ZOOMS[1].days })

/** One step closer (-1) or farther away (1), around the middle of what is shown. */
export function zoomed({ start, days }: AheadView, step: -1 | 1): AheadView {
  const index = ZOOMS.findIndex((zoom) => zoom.days === days) + step
  const next = ZOOMS[Math.min(Math.max(index, 0), ZOOMS.length - 1)]!.days
  // What begins today goes on doing so: nothing lies before it.
  return clamped({ start: start === 0 ? 0 : start + Math.round((days - next) / 2), days: next })
}

/** A third of what is shown earlier (-1) or later (1). */
export const moved = ({ start, days }: AheadView, step: -1 | 1): AheadView =>
  clamped({ start: start + step * Math.round(days / 3), days })

/** The view's last possible place. */
export const atEnd = ({ days }: AheadView): AheadView => clamped({ start: MOST_DAYS, days })

const clamped = ({ start, days }: AheadView): AheadView => ({
  start: Math.max(0, Math.min(start, MOST_DAYS - days)),
  days,
})

/** Whether a view shows some of the quarter with this index. */
export const touchesQuarter = ({ start, days }: AheadView, index: number): boolean =>
  start < (index + 1) * QUARTER && start + days > index * QUARTER

/** The days from one to another; negative when the other is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (DAY * 1000))

/** The instants between which a view lies: the midnights of the device's zone. */
export const spanOf = (today: LocalDate, { start, days }: AheadView): { from: EpochSeconds; to: EpochSeconds } => ({
  from: midnight(addDays(today, start)),
  to: midnight(addDays(today, start + days)),
})

/** The day's begin by the device's clock. */
export const midnight = (date: LocalDate): EpochSeconds => secondsOf(new Date(`${date}T00:00`))
