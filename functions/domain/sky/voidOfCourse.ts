import { degreesAhead, wrapDegrees } from '../../../shared/domain/angles.ts'
import { PLANETS } from '../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { apparentLongitude, apparentPlace } from './ephemeris.ts'

/**
 * When the Moon's void of course ends, if it is void at the instant; else undefined. It is void from its last exact
 * aspect to the Sun or a planet, Pluto included, until it enters the next sign.
 */
export function findVoidEnd(instant: EpochSeconds): EpochSeconds | undefined {
  const ingress = nextMoonIngress(instant)
  const gapTo = (planet: (typeof PARTNERS)[number], moment: EpochSeconds) =>
    wrapDegrees(apparentLongitude('Moon', moment) - apparentLongitude(planet, moment))
  const aspectsAhead = PARTNERS.some((planet) => passesAspect(gapTo(planet, instant), gapTo(planet, ingress)))
  return aspectsAhead ? undefined : ingress
}

const PARTNERS = PLANETS.filter((planet) => !['Moon', 'Chiron', 'North Node'].includes(planet))

/** Whether the Moon, running ahead from one gap to the other, comes to an aspect on the way. Degrees. */
function passesAspect(start: number, end: number): boolean {
  const run = wrapDegrees(end - start)
  return [0, 60, 90, 120, 180, 240, 270, 300].some((angle) => {
    const ahead = wrapDegrees(angle - start)
    return ahead > 0 && ahead <= run
  })
}

/** Steps by the speed of the moment: the first lands within the hour, the rest refine it to a second. */
function nextMoonIngress(instant: EpochSeconds): EpochSeconds {
  const target = (Math.floor(apparentLongitude('Moon', instant) / 30) + 1) * 30
  let moment = instant
  for (let round = 0; round < 6; round++) {
    const { longitude, speed } = apparentPlace('Moon', moment)
    const missing = degreesAhead(target, longitude)
    moment = after(moment, Math.ceil((missing / speed) * DAY))
  }
  return moment
}
