import { PLANETS, type Planet } from '../../../shared/domain/chart.ts'
import { after, HOUR, type LocalDate, secondsOf } from '../../../shared/domain/time.ts'
import { type Sign, signOfLongitude } from '../../../shared/domain/zodiac.ts'
import type { Placed } from '../chart/aspects.ts'
import { apparentLongitude } from './ephemeris.ts'

/** The sky of a birth date without time and place: where bodies were at noon UTC. Longitudes in degrees. */
export const dateSky = (date: LocalDate): Placed[] =>
  PLANETS.map((planet) => ({ planet, longitude: apparentLongitude(planet, noonOf(date)), speed: 0 }))

/** The signs that a body may have been in on a date wherever on Earth it was kept; the one at noon UTC first. */
export function possibleSigns(planet: Planet, date: LocalDate): Sign[] {
  const instants = [0, -EARLIEST, LATEST].map((hours) => after(noonOf(date), hours * HOUR))
  return [...new Set(instants.map((instant) => signOfLongitude(apparentLongitude(planet, instant))))]
}

const noonOf = (date: LocalDate) => secondsOf(new Date(`${date}T12:00:00Z`))

/** Hours that clocks in Kiribati are ahead of UTC, and that those west of Hawaii are behind. */
export const MOST_AHEAD = 14
export const MOST_BEHIND = 12

/** Hours from noon UTC back to the first midnight on Earth, and on to the last. */
const EARLIEST = 12 + MOST_AHEAD
const LATEST = 12 + MOST_BEHIND
