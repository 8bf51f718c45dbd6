import { degreesAhead } from '../../../shared/domain/angles.ts'
import type { Planet } from '../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import { apparentLongitude } from './ephemeris.ts'
import { listCrossings } from './listCrossings.ts'
import { tabulatedLongitude } from './longitudeTable.ts'

/** When a body next leaves the sign it is in, forwards or backwards, to the second. */
export function nextIngress(planet: Planet, from: EpochSeconds): EpochSeconds {
  const middle = Math.floor(apparentLongitude(planet, from) / 30) * 30 + 15
  const roomAt = (longitude: number) => 15 - Math.abs(degreesAhead(longitude, middle))
  const room = (at: EpochSeconds) => roomAt(apparentLongitude(planet, at))
  if (planet === 'Moon') return firstCrossing(room, from, DAY / 2)
  const nearly = firstCrossing((at) => roomAt(tabulatedLongitude(planet, at)), from, (STEP[planet] ?? 10) * DAY)
  return (
    listCrossings({ value: room, from: after(nearly, -HOUR), to: after(nearly, HOUR), step: 2 * HOUR })[0] ?? nearly
  )
}

/** From a positive value to the first zero. */
function firstCrossing(value: (at: EpochSeconds) => number, from: EpochSeconds, step: number): EpochSeconds {
  let reached = from
  while (value(after(reached, step)) > 0) reached = after(reached, step)
  return listCrossings({ value, from: reached, to: after(reached, step), step })[0] ?? reached
}

/** In days, so short that no body crosses half a sign in one. */
const STEP: Partial<Record<Planet, number>> = { Sun: 5, Mercury: 2, Venus: 4, Mars: 8 }
