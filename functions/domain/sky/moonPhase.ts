import { RADIAN, wrapDegrees } from '../../../shared/domain/angles.ts'
import { MOON_PHASES, type MoonNow, type MoonPhase } from '../../../shared/domain/moon.ts'
import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../shared/domain/zodiac.ts'
import { apparentLongitude } from './ephemeris.ts'
import { nextMoonQuarter } from './moonQuarters.ts'
import { findVoidEnd } from './voidOfCourse.ts'

/** The Moon at an instant. The lit fraction leaves its latitude out, which is off by less than half a percent. */
export function moonNow(instant: EpochSeconds): MoonNow {
  const moon = apparentLongitude('Moon', instant)
  const voidEnd = findVoidEnd(instant)
  const elongation = wrapDegrees(moon - apparentLongitude('Sun', instant))
  return {
    phase: moonPhase(elongation),
    illumination: (1 - Math.cos(elongation / RADIAN)) / 2,
    elongation,
    sign: signOfLongitude(moon),
    nextQuarter: nextMoonQuarter(instant),
    voidUntil: voidEnd === undefined ? null : isoInstant(voidEnd),
  }
}

/** The phase that the Moon is in at an instant. */
export const moonPhaseAt = (instant: EpochSeconds): MoonPhase =>
  moonPhase(wrapDegrees(apparentLongitude('Moon', instant) - apparentLongitude('Sun', instant)))

/** The phase for an elongation of the Moon from the Sun in degrees; each of the eight spans 45 degrees around its middle. */
export const moonPhase = (elongation: number): MoonPhase => MOON_PHASES[Math.floor((elongation + 22.5) / 45) % 8]!
