import { degreesAhead, wrapDegrees } from '../../../shared/domain/angles.ts'
import { PLANETS, type Planet } from '../../../shared/domain/chart.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { apparentLongitude, apparentPlace } from './ephemeris.ts'

/**
 * When the Moon's void of course ends, if it is void at the instant; else undefined. It is void from its last exact
 * aspect to the Sun or a planet, Pluto included, until it enters the next sign.
 */
export function findVoidEnd(instant: EpochSeconds): EpochSeconds | undefined {
  const ingress = nextMoonIngress(instant)
  const gapTo = (planet: (typeof VOID_PARTNERS)[number], moment: EpochSeconds) =>
    wrapDegrees(apparentLongitude('Moon', moment) - apparentLongitude(planet, moment))
  const aspectsAhead = VOID_PARTNERS.some((planet) => passesAspect(gapTo(planet, instant), gapTo(planet, ingress)))
  return aspectsAhead ? undefined : ingress
}

/** Whom the Moon can meet, so that it is not void. */
export const VOID_PARTNERS = PLANETS.filter(
  (planet): planet is Exclude<Planet, 'Moon' | 'Chiron' | 'North Node'> =>
    !['Moon', 'Chiron', 'North Node'].includes(planet),
)

/** How far the Moon is ahead of a body in aspect to it, in degrees. */
export const VOID_ASPECTS = [0, 60, 90, 120, 180, 240, 270, 300] as const

/** Whether the Moon, running ahead from one gap to the other, comes to an aspect on the way. Degrees. */
function passesAspect(start: number, end: number): boolean {
  const run = wrapDegrees(end - start)
  return VOID_ASPECTS.some((angle) => {
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
