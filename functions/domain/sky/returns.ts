import { degreesAhead, wrapDegrees } from '../../../shared/domain/angles.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { apparentLongitude } from './ephemeris.ts'
import { listCrossings } from './listCrossings.ts'

interface Ask {
  /** Where the light was at birth: longitude in degrees. */
  natal: number
  /** The return is at this instant or the first after it. */
  from: EpochSeconds
}

/** When the Sun is next where it was at birth, near each birthday; to the nearest second. */
export const nextSolarReturn = (ask: Ask): EpochSeconds => nextReturn('Sun', ask)

/** When the Moon is next where it was at birth, every 27 days; to the nearest second. */
export const nextLunarReturn = (ask: Ask): EpochSeconds => nextReturn('Moon', ask)

/** How far the lights run in a day, in degrees: at the least and at the most. */
const PACE = { Sun: [0.95, 1.03], Moon: [11.6, 15.5] } as const

/** Neither light ever turns back, so that the pace tells between which days the return must be. */
function nextReturn(light: 'Sun' | 'Moon', { natal, from }: Ask): EpochSeconds {
  const ahead = wrapDegrees(natal - apparentLongitude(light, from))
  const [least, most] = PACE[light]
  const gap = (instant: EpochSeconds) => degreesAhead(apparentLongitude(light, instant), natal)
  const [earliest, latest] = [after(from, (ahead / most) * DAY), after(from, (ahead / least) * DAY + 2)]
  return listCrossings({ value: gap, from: earliest, to: latest, step: latest - earliest })[0] ?? from
}
