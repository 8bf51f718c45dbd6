import { RADIAN, wrapDegrees } from '../../../shared/domain/angles.ts'
import type { Month, MoonMonth } from '../../../shared/domain/moonMonth.ts'
import { addDays, after, DAY, type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { dayWindow } from '../reading/facts/DayWindow.ts'
import { listLunationsBetween } from '../sky/calendar/listLunationsBetween.ts'
import type { Span } from '../sky/calendar/path.ts'
import { apparentLongitude } from '../sky/ephemeris.ts'
import { moonPhase } from '../sky/moonPhase.ts'
import { listMoonStays } from '../sky/moonStays.ts'

interface MonthSpan extends Span {
  month: Month
  zone: string
}

interface MoonSky extends Pick<MoonMonth, 'days' | 'signs'> {
  quarters: (MoonMonth['quarters'][number] & { longitude: number })[]
}

/** Of the last months that were asked for: the sky is the same for everybody of a zone. */
const months = new Map<string, MoonSky>()
const MOST_MONTHS = 100

/** The Moon's phases, signs and void hours in a month by the clocks of a zone. */
export function moonThroughMonth(asked: MonthSpan): MoonSky {
  const key = `${asked.month} ${asked.zone}`
  const known = months.get(key)
  if (known) return known
  if (months.size >= MOST_MONTHS) months.clear()
  const sky = search(asked)
  months.set(key, sky)
  return sky
}

function search({ month, zone, ...span }: MonthSpan): MoonSky {
  return {
    days: datesOf(month).map((date) => ({ date, ...moonAt(after(dayWindow(date, zone).from, DAY / 2)) })),
    quarters: listLunationsBetween(span).map(({ phase, at, sign, eclipse }) => ({
      phase,
      at: isoInstant(at),
      sign,
      longitude: apparentLongitude('Moon', at),
      ...(eclipse && { eclipse }),
    })),
    signs: listMoonStays(span).map(({ sign, from, to, voidFrom }) => ({
      sign,
      from: isoInstant(from),
      to: isoInstant(to),
      voidFrom: isoInstant(voidFrom),
    })),
  }
}

function datesOf(month: Month): string[] {
  const first = `${month}-01`
  return [...Array(31).keys()].map((day) => addDays(first, day)).filter((date) => date.startsWith(month))
}

function moonAt(instant: EpochSeconds) {
  const elongation = wrapDegrees(apparentLongitude('Moon', instant) - apparentLongitude('Sun', instant))
  return { phase: moonPhase(elongation), elongation, illumination: (1 - Math.cos(elongation / RADIAN)) / 2 }
}
