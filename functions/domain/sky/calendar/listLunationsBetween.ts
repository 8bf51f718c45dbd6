import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import { type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { type Eclipse, eclipseAt } from '../eclipses.ts'
import { listMoonQuarters } from '../moonQuarters.ts'
import type { Span } from './path.ts'

/** A new, half or full Moon, the sign that the Moon stands in, and the eclipse that is seen somewhere on Earth. */
export interface Lunation {
  phase: MoonPhase
  at: EpochSeconds
  sign: Sign
  eclipse: Eclipse | undefined
}

/** The four phases of the Moon in [from, to), in order; exact to the second. */
export const listLunationsBetween = (span: Span): Lunation[] =>
  listMoonQuarters(span).map(({ phase, at, sign }) => {
    const instant = secondsOf(new Date(at))
    return { phase, at: instant, sign, eclipse: eclipseAt(phase, instant) }
  })
