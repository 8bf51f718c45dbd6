import { degreesAhead } from '../../../../shared/domain/angles.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds } from '../../../../shared/domain/time.ts'
import { listCrossings } from '../../sky/listCrossings.ts'
import { tabulatedLongitude } from '../../sky/longitudeTable.ts'
import { RANGE } from './contacts.ts'
import type { DayWindow } from './DayWindow.ts'
import type { Contact } from './Fact.ts'

/** How a contact goes on beyond its day. A mover that turns back makes it up to three times, sometimes five. */
export interface ContactCourse {
  /** The visit that the day is part of: in range from `start` to `end`. */
  start: EpochSeconds
  end: EpochSeconds
  /** Every exact instant of the series, in order; those of other visits too. */
  passes: readonly EpochSeconds[]
  /** When it is in range again after `end`, if it is before long. */
  returnsAt?: EpochSeconds
}

/** Follows a contact with a point of a chart. Throws RangeError for one between two moving bodies. */
export function contactCourse({ mover, exactLongitude, stage, at }: Contact, day: DayWindow): ContactCourse {
  if (exactLongitude === undefined || mover === 'Moon') throw new RangeError(`${mover} has no course to follow`)
  const gap = (moment: EpochSeconds) => degreesAhead(tabulatedLongitude(mover, moment), exactLongitude)
  const inside = (moment: EpochSeconds) => RANGE - Math.abs(gap(moment))
  const { step, reach } = PACE[mover]
  const then = at ?? (stage === 'first' ? day.to : day.from)
  const start = edgeFrom(then, inside, -step * DAY)
  const end = edgeFrom(then, inside, step * DAY)
  const search = { from: after(start, -reach * DAY), to: after(end, reach * DAY), step: step * 2 * DAY }
  const passes = reach === 0 && at ? [at] : listCrossings({ value: gap, ...search })
  const [returnsAt] = listCrossings({ value: inside, ...search, from: after(end, step * DAY) })
  return { start, end, passes, ...(returnsAt && { returnsAt }) }
}

function edgeFrom(then: EpochSeconds, inside: (moment: EpochSeconds) => number, step: number): EpochSeconds {
  let reached = then
  while (inside(after(reached, step)) >= 0) reached = after(reached, step)
  const [from, to] = step < 0 ? [after(reached, step), reached] : [reached, after(reached, step)]
  return listCrossings({ value: inside, from, to, step: Math.abs(step) })[0] ?? reached
}

/** In days: how finely to look, and how far away another pass of the same series can be. */
const PACE: Record<Exclude<Planet, 'Moon'>, { step: number; reach: number }> = {
  Sun: { step: 0.5, reach: 0 },
  Mercury: { step: 0.5, reach: 60 },
  Venus: { step: 0.5, reach: 100 },
  Mars: { step: 1, reach: 180 },
  Jupiter: { step: 2, reach: 300 },
  Saturn: { step: 3, reach: 380 },
  Chiron: { step: 3, reach: 380 },
  Uranus: { step: 4, reach: 400 },
  Neptune: { step: 4, reach: 400 },
  Pluto: { step: 4, reach: 400 },
  'North Node': { step: 4, reach: 0 },
}

/** Whether a contact is exact within days, or out of range: then its own day tells it. */
export function isSoonTold(contact: Contact, day: DayWindow): boolean {
  const { end, passes } = contactCourse(contact, day)
  const soon = after(day.to, SOON)
  return end < soon || passes.some((pass) => pass >= day.to && pass < soon)
}

const SOON = 10 * DAY
