import type { Contact, Fact } from '../facts/Fact.ts'
import { ends } from '../frames/ends.ts'
import { contactEvents } from '../frames/events.ts'
import { longEnds } from '../frames/longEnds.ts'
import { skyEvents } from '../frames/skyEvents.ts'
import { timings } from '../frames/timings.ts'

type Pools = Readonly<Record<'event' | 'timing', readonly string[]>>

/** The sentences around a card that fit a personal lead, by kind, before any is filled or chosen. */
export const personalPools = (lead: Fact, known: Known): Pools => ({
  event: eventFrames(lead),
  timing: timingFrames(lead, known),
})

interface Known {
  /** Whether the lead outlasts the day. */
  hasEnd: boolean
  /** Whether its mover leaves the sign before long. */
  hasSignEnd: boolean
  /** Whether it comes back into range before long. */
  hasReturn: boolean
}

function eventFrames(lead: Fact): readonly string[] {
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

function timingFrames(lead: Fact, { hasEnd, hasSignEnd, hasReturn }: Known): readonly string[] {
  const { quarter, nextPhase, signEnd } = timings
  if (lead.kind === 'ingress' || lead.kind === 'station') return hasSignEnd ? signEnd : nextPhase
  if (lead.kind === 'moonEnters' || lead.kind === 'moonWithin') return nextPhase
  if (lead.kind !== 'contact') return quarter
  if (lead.isSlow) return slowTimings(lead, hasReturn)
  if (hasEnd) return ends[lead.mover as keyof typeof ends][lead.tone]
  return hasSignEnd ? signEnd : nextPhase
}

/** Of those that tell a slow contact's story, only the ones that fit how far it has come have all their slots. */
function slowTimings({ stage, mover, tone }: Contact, hasReturn: boolean): readonly string[] {
  const { nextExact, fading, passes, returns, gone, quarter } = timings
  if (stage === 'last') return hasReturn ? returns : [...gone, ...quarter]
  return [
    ...(stage === 'exact' ? passes : [...nextExact, ...fading]),
    ...longEnds[mover as keyof typeof longEnds][tone],
  ]
}
