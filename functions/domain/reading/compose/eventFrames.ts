import type { Contact, Fact } from '../facts/Fact.ts'
import { contactEvents } from '../frames/events.ts'
import { skyEvents } from '../frames/skyEvents.ts'

/** The first sentences that fit a personal lead, before any is filled or chosen. */
export function eventFrames(lead: Fact): readonly string[] {
  if (lead.kind === 'contact') return contactFrames(lead)
  if (lead.kind === 'station') return skyEvents[lead.turns === 'direct' ? 'stationDirect' : 'stationRetrograde']
  if ('eclipse' in lead && lead.eclipse) return skyEvents[lead.eclipse === 'solar' ? 'solarEclipse' : 'lunarEclipse']
  return skyEvents[lead.kind]
}

/** Frames that tell which pass it is have slots that only a series fills. */
function contactFrames({ stage, isSlow }: Contact): readonly string[] {
  if (stage === 'first') return contactEvents.slowFirst
  if (stage === 'last') return contactEvents.slowLast
  if (stage === 'middle') return contactEvents.slowMiddle
  return isSlow
    ? [...contactEvents.slowSeries, ...contactEvents.slowExact]
    : [...contactEvents.fastSeries, ...contactEvents.fastExact]
}
