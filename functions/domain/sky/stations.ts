import type { Planet } from '../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { type Sign, signOfLongitude } from '../../../shared/domain/zodiac.ts'
import { apparentLongitude, apparentPlace } from './ephemeris.ts'
import { listCrossings } from './listCrossings.ts'

/** The moment at which a body is stationary and turns: `longitude` in degrees. */
export interface Station {
  planet: Planet
  at: EpochSeconds
  turns: 'retrograde' | 'direct'
  longitude: number
  sign: Sign
}

interface Span {
  from: EpochSeconds
  to: EpochSeconds
}

/** The stations of a body in [from, to), in order, within a minute. The Sun, the Moon and the mean node have none. */
export function listStations(planet: Planet, { from, to }: Span): Station[] {
  const speedAt = (instant: EpochSeconds) => apparentPlace(planet, instant).speed
  return listCrossings({ value: speedAt, from, to, step: STEP }).map((at) => stationAt(planet, at))
}

/** Mercury, the quickest to turn again, stays retrograde for about three weeks. */
const STEP = 4 * DAY

function stationAt(planet: Planet, at: EpochSeconds): Station {
  const longitude = apparentLongitude(planet, at)
  const { speed } = apparentPlace(planet, after(at, DAY))
  return { planet, at, turns: speed < 0 ? 'retrograde' : 'direct', longitude, sign: signOfLongitude(longitude) }
}
