import { degreesAhead, wrapDegrees } from '../../../shared/domain/angles.ts'
import type { MoonPhase, MoonQuarter } from '../../../shared/domain/moon.ts'
import { after, DAY, type EpochSeconds, epochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../shared/domain/zodiac.ts'
import { apparentLongitude } from './ephemeris.ts'

/** The new, half and full Moons in [from, to), in order; exact to the second. */
export function listMoonQuarters({ from, to }: { from: EpochSeconds; to: EpochSeconds }): MoonQuarter[] {
  const quarters: MoonQuarter[] = []
  let instant = nextQuarterInstant(from)
  while (instant < to) {
    quarters.push(quarterAt(instant))
    instant = nextQuarterInstant(after(instant, DAY))
  }
  return quarters
}

/** The first new, half or full Moon at the instant or after it. */
export const nextMoonQuarter = (instant: EpochSeconds): MoonQuarter => quarterAt(nextQuarterInstant(instant))

/** The Moon gains 360 degrees on the Sun in a mean synodic month of 29.53 days. */
const MEAN_GAIN = 360 / (29.530589 * DAY)
/** The true gain is within a fifth of the mean, so that each round leaves a fifth of the error: the last less than a second. */
const ROUNDS = 10

function nextQuarterInstant(instant: EpochSeconds): EpochSeconds {
  const target = Math.ceil(elongationAt(instant) / 90) * 90
  let moment = instant
  for (let round = 0; round < ROUNDS; round++) {
    const missing = degreesAhead(target, elongationAt(moment))
    moment = after(moment, Math.round(missing / MEAN_GAIN))
  }
  return epochSeconds(Math.max(moment, instant))
}

const elongationAt = (instant: EpochSeconds): number =>
  wrapDegrees(apparentLongitude('Moon', instant) - apparentLongitude('Sun', instant))

const QUARTERS: readonly MoonPhase[] = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter']

const quarterAt = (instant: EpochSeconds): MoonQuarter => ({
  phase: QUARTERS[Math.round(elongationAt(instant) / 90) % 4]!,
  at: isoInstant(instant),
  sign: signOfLongitude(apparentLongitude('Moon', instant)),
})
