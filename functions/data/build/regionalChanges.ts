import backzone from './backzone.json' with { type: 'json' }
import type { ZoneChange } from './zoneFile.ts'

/** Zones of regions whose clocks before 1975 tzdata keeps only in its `backzone` file, and the zone that goes on from there. */
export const REGIONAL_ZONES = {
  'America/Montreal': 'America/Toronto',
  'Asia/Hanoi': 'Asia/Bangkok',
} as const
export type RegionalZone = keyof typeof REGIONAL_ZONES

/** From here on the zone is the other one. */
const SHARED_SINCE = Date.UTC(1975, 0, 1) / 1000

/**
 * A regional zone's own changes, followed by those of the zone that it shares since 1975.
 * @param first from when on changes count, in epoch seconds
 */
export function regionalChanges(zone: RegionalZone, shared: readonly ZoneChange[], first: number): ZoneChange[] {
  const { before, changes } = backzone[zone]
  const own = (changes as [string, number][])
    .map(([at, offset]) => ({ at: Date.parse(at) / 1000, offset }))
    .filter(({ at }) => at < SHARED_SINCE)
  const opening = own.findLast(({ at }) => at <= first)?.offset ?? before
  const sharedOffset = shared.findLast(({ at }) => at <= SHARED_SINCE)!.offset
  return [
    { at: first, offset: opening },
    ...own.filter(({ at }) => at > first),
    { at: SHARED_SINCE, offset: sharedOffset },
    ...shared.filter(({ at }) => at > SHARED_SINCE),
  ].filter(({ offset }, index, all) => index === 0 || offset !== all[index - 1]!.offset)
}
