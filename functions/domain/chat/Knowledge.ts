import type { NatalChart } from '../../../shared/domain/chart.ts'
import type { Membership, Standing } from '../../../shared/domain/subscription.ts'
import { after, DAY, type EpochSeconds, secondsOf } from '../../../shared/domain/time.ts'
import type { LifeFocus, RelationshipStatus } from '../../../shared/domain/user.ts'
import type { Body } from '../grounding/Body.ts'
import { type CalendarContact, listContactsBetween } from '../sky/calendar/listContactsBetween.ts'
import { listIngressesBetween } from '../sky/calendar/listIngressesBetween.ts'
import { listLunationsBetween } from '../sky/calendar/listLunationsBetween.ts'
import { listRetrogrades } from '../sky/calendar/listRetrogrades.ts'
import { listReturns, type Returns } from '../sky/calendar/listReturns.ts'
import { type SkyPlace, skyAt } from '../sky/transits.ts'

/** What the person told us, and what they have. Nothing that names them. */
export interface Reader {
  focus: LifeFocus | null
  relationship: RelationshipStatus | null
  standing: Standing
  membership: Membership
  questionsUsed: number
}

/**
 * All that can be said to one person now. What has to be searched for is searched when it is first asked for, and once.
 * Twelve months ahead, in the person's own zone.
 */
export interface Knowledge {
  chart: NatalChart
  reader: Reader
  zone: string
  now: EpochSeconds
  sky: () => readonly SkyPlace[]
  contacts: () => readonly CalendarContact[]
  returns: () => Returns
  retrogrades: () => ReturnType<typeof listRetrogrades>
  lunations: () => ReturnType<typeof listLunationsBetween>
  ingresses: () => ReturnType<typeof listIngressesBetween>
}

interface KnowledgeSources {
  chart: NatalChart
  reader: Reader
  zone: string
  now: EpochSeconds
}

export function knowledgeOf({ chart, reader, zone, now }: KnowledgeSources): Knowledge {
  const span = { from: now, to: after(now, YEAR) }
  const points = placedPoints(chart)
  return {
    chart,
    reader,
    zone,
    now,
    sky: once(() => skyAt(now)),
    contacts: once(() => listContactsBetween({ points, ...span })),
    returns: once(() => listReturns({ points, born: secondsOf(new Date(chart.origin.utc)), ...span })),
    retrogrades: once(() => listRetrogrades(span)),
    lunations: once(() => listLunationsBetween(span)),
    ingresses: once(() => listIngressesBetween(span)),
  }
}

/** The places of a chart that can be met. Without a birth time there is no Moon to speak of, and no angle. */
export function placedPoints({ planetaryPositions, ascendant, midheaven, birthTimeKnown }: NatalChart) {
  const planets = planetaryPositions
    .filter(({ planet }) => birthTimeKnown || planet !== 'Moon')
    .map(({ planet, longitude }) => ({ point: planet as Body, longitude }))
  if (!birthTimeKnown) return planets
  return [
    ...planets,
    { point: 'Ascendant' as const, longitude: ascendant.longitude },
    { point: 'Midheaven' as const, longitude: midheaven.longitude },
  ]
}

const YEAR = 366 * DAY

function once<Value>(find: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
