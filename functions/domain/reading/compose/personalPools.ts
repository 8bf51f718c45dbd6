import type { Contact, Fact } from '../facts/Fact.ts'
import { contactEvents } from '../frames/events.ts'
import { skyEvents } from '../frames/skyEvents.ts'
import { timings } from '../frames/timings.ts'
import { ANSWERS } from '../pieces/answers/allAnswers.ts'
import { AREAS } from '../pieces/areas/allAreas.ts'
import { FOCUS } from '../pieces/focus/allFocus.ts'
import { eighth } from '../pieces/status/eighth.ts'
import { fifth } from '../pieces/status/fifth.ts'
import type { StatusPieces } from '../pieces/status/StatusPieces.ts'
import { seventh } from '../pieces/status/seventh.ts'
import { venus } from '../pieces/status/venus.ts'
import { arrivalPieces, skyAnswers } from './arrivals.ts'
import type { SentenceKind } from './Draft.ts'
import type { PartOfLife } from './partOfLife.ts'
import type { ReadingDay } from './ReadingDay.ts'
import type { Slots } from './Slots.ts'

export type Pools = Readonly<Partial<Record<SentenceKind, readonly string[]>>>

/** The pieces that fit a personal lead, by kind, before any is filled or chosen. The card and the second fact come apart. */
export const personalPools = (lead: Fact, part: PartOfLife, day: ReadingDay, { endDay }: Slots): Pools => ({
  event: eventFrames(lead),
  arrival: arrivalPieces(lead),
  answer: lead.kind === 'contact' ? ANSWERS[lead.target][lead.tone] : skyAnswers(lead),
  area: fitting(AREAS[part.house - 1]![lead.tone], part),
  focus: fitting(focusPieces(lead, part.house, day), part),
  timing: timingFrames(lead, endDay !== undefined),
})

/** A mover that only reaches a part of life is not in it. */
const fitting = (templates: readonly string[], { isTargets }: PartOfLife): readonly string[] =>
  isTargets ? templates.filter((template) => !/\bhere\b/.test(template)) : templates

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

const STATUS_HOUSES: Readonly<Record<number, StatusPieces>> = { 5: fifth, 7: seventh, 8: eighth }

/** Venus and the houses of love speak of the relationship; everything else of the life focus. */
function focusPieces(lead: Fact, house: number, { focus, relationship }: ReadingDay): readonly string[] {
  const ofStatus = STATUS_HOUSES[house] ?? (isOfLove(lead) ? venus : undefined)
  if (ofStatus) return ofStatus[relationship ?? 'unsaid']
  const pieces = FOCUS[house - 1]!
  return focus ? pieces[focus] : Object.values(pieces).flat()
}

const isOfLove = (lead: Fact): boolean =>
  lead.mover === 'Venus' || (lead.mover === 'Mars' && lead.kind === 'contact' && lead.target === 'Venus')

function timingFrames(lead: Fact, hasEnd: boolean): readonly string[] {
  const { end, nextExact, returns, quarter, nextPhase, signEnd } = timings
  if (lead.kind === 'ingress' || lead.kind === 'station') return [...signEnd, ...nextPhase]
  if (lead.kind === 'moonEnters' || lead.kind === 'moonWithin') return nextPhase
  if (lead.kind !== 'contact') return quarter
  if (lead.stage === 'last') return [...returns, ...nextPhase]
  const ends = lead.stage === 'exact' ? end[lead.tone] : end[lead.tone].filter((frame) => !/\btoday\b/.test(frame))
  if (lead.isSlow) return [...nextExact, ...ends]
  return hasEnd ? ends : signEnd
}
