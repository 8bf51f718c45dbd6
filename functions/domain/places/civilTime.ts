import type { TimeCase } from '../../../shared/domain/chart.ts'
import { type EpochSeconds, epochSeconds, type LocalDate } from '../../../shared/domain/time.ts'
import { findZoneHistory, type ZoneSpan } from './zoneHistory.ts'

/** An instant as the clocks of a place showed it. `offsetSeconds` is east of UTC. */
export interface CivilTime {
  utc: EpochSeconds
  offsetSeconds: number
  timeCase: TimeCase
  /** The second instant at which clocks showed the same, when they went back. */
  later?: Pick<CivilTime, 'utc' | 'offsetSeconds'>
}

/**
 * What instant a clock in the zone meant. A skipped time is read with the offset before the jump, a repeated one is the
 * earlier instant. Throws RangeError for an unknown zone.
 * @param time HH:MM
 */
export function resolveCivilTime({ date, time, zone }: { date: LocalDate; time: string; zone: string }): CivilTime {
  const shown = Date.parse(`${date}T${time}:00Z`) / 1000
  const spans = historyOf(zone)
  const [first, second] = spans.filter(({ start, end, offset }) => start <= shown - offset && shown - offset < end)

  if (!first) return { ...instantIn(spanBeforeJump(spans, shown), shown), timeCase: 'gap' }
  if (!second) return { ...instantIn(first, shown), timeCase: 'unique' }
  return { ...instantIn(first, shown), timeCase: 'overlap', later: instantIn(second, shown) }
}

/** The zone's offset east of UTC at an instant, in seconds. Throws RangeError for an unknown zone. */
export const offsetAt = (instant: EpochSeconds, zone: string): number =>
  historyOf(zone).find(({ end }) => instant < end)!.offset

function historyOf(zone: string): readonly ZoneSpan[] {
  const history = findZoneHistory(zone)
  if (!history) throw new RangeError(`unknown time zone: ${zone}`)
  return history
}

const spanBeforeJump = (spans: readonly ZoneSpan[], shown: number): ZoneSpan =>
  spans.findLast(({ start, offset }) => start <= shown - offset)!

const instantIn = ({ offset }: ZoneSpan, shown: number) => ({
  utc: epochSeconds(shown - offset),
  offsetSeconds: offset,
})
