import type { BigThree } from '../../../shared/domain/chart.ts'
import type { Citation } from '../../../shared/domain/chat.ts'
import type { Placement } from './PlacementLink.tsx'

/** What a chart is known by, and what else the last answer speaks of. */
export function placementsOf(
  { sunSign, moonSign, moonSignOther, risingSign }: BigThree,
  cited: Citation[] = [],
): Placement[] {
  const known: Placement[] = [
    { planet: 'Sun', sign: sunSign },
    ...(moonSignOther ? [] : [{ planet: 'Moon' as const, sign: moonSign }]),
    ...(risingSign ? [{ planet: 'Rising' as const, sign: risingSign }] : []),
  ]
  const isNew = ({ planet }: Citation) =>
    known.every((each) => each.planet !== planet) && !(planet === 'Moon' && moonSignOther)
  return [...known, ...cited.filter(isNew)]
}
