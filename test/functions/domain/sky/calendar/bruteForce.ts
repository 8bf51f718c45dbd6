import { apparentLongitude } from '../../../../../functions/domain/sky/ephemeris.ts'
import { listCrossings } from '../../../../../functions/domain/sky/listCrossings.ts'
import { degreesAhead } from '../../../../../shared/domain/angles.ts'
import type { Planet } from '../../../../../shared/domain/chart.ts'
import { DAY, type EpochSeconds } from '../../../../../shared/domain/time.ts'

interface Span {
  from: EpochSeconds
  to: EpochSeconds
}

/** When a body passes a longitude, by the ephemeris alone and half a day at a time. */
export const bruteForcePasses = (planet: Planet, longitude: number, { from, to }: Span): EpochSeconds[] =>
  listCrossings({ value: gapTo(planet, longitude), from, to, step: DAY / 2 })

/** How far a body is ahead of a longitude at an instant, in degrees, by the ephemeris. */
export const gapTo = (planet: Planet, longitude: number) => (at: EpochSeconds) =>
  degreesAhead(apparentLongitude(planet, at), longitude)
