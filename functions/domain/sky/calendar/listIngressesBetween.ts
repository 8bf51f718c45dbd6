import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import { SIGNS, type Sign } from '../../../../shared/domain/zodiac.ts'
import { CALENDAR_MOVERS, type CalendarMover } from './listContactsBetween.ts'
import { passOf } from './passOf.ts'
import { pathOf, type Run, type Span } from './path.ts'

/** A body enters a sign; retrograde, it comes back into the one before. */
export interface Ingress {
  planet: CalendarMover
  at: EpochSeconds
  sign: Sign
  retrograde: boolean
}

/** When the Sun, the planets and Chiron change signs in [from, to), in order; within seconds. */
export const listIngressesBetween = (span: Span): Ingress[] =>
  CALENDAR_MOVERS.flatMap((planet) => pathOf(planet, span).runs.flatMap((run) => ingressesOn(run, planet)))
    .filter(({ at }) => at >= span.from && at < span.to)
    .sort((one, other) => one.at - other.at)

function ingressesOn(run: Run, planet: CalendarMover): Ingress[] {
  const [start, end] = [run[0]!.longitude, run.at(-1)!.longitude]
  const retrograde = end < start
  const first = Math.ceil(Math.min(start, end) / 30)
  const count = Math.max(0, Math.floor(Math.max(start, end) / 30) - first + 1)
  return Array.from({ length: count }, (_, index) => first + index).flatMap((border) => {
    const at = passOf({ planet, run, longitude: border * 30, within: 1 })
    const sign = SIGNS[(((retrograde ? border - 1 : border) % 12) + 12) % 12]!
    return at === undefined ? [] : [{ planet, at, sign, retrograde }]
  })
}
