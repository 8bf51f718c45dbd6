import { degreesAhead, wrapDegrees } from '../../../shared/domain/angles.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { type Sign, signOfLongitude } from '../../../shared/domain/zodiac.ts'
import type { Span } from './calendar/path.ts'
import { apparentLongitude } from './ephemeris.ts'
import { nextIngress } from './ingresses.ts'
import { tabulatedLongitude } from './longitudeTable.ts'
import { VOID_ASPECTS, VOID_PARTNERS } from './voidOfCourse.ts'

/** The Moon's stay in a sign: from one ingress to the next. It is void of course from `voidFrom` to the end. */
export interface MoonStay extends Span {
  sign: Sign
  voidFrom: EpochSeconds
}

/** The Moon's stays in signs that share some of [from, to), whole, in order; to within a few seconds. */
export function listMoonStays({ from, to }: Span): MoonStay[] {
  const stays: MoonStay[] = []
  let begin = ingressBefore(from)
  while (begin < to) {
    // A minute on: at the border itself the sign is not certain.
    const inside = after(begin, 60)
    const end = nextIngress('Moon', inside)
    const sign = signOfLongitude(apparentLongitude('Moon', inside))
    stays.push({ sign, from: begin, to: end, voidFrom: lastAspectIn({ from: begin, to: end }) })
    begin = end
  }
  return stays
}

/** The Moon stays in a sign for less than three days. */
function ingressBefore(instant: EpochSeconds): EpochSeconds {
  let ingress = nextIngress('Moon', after(instant, -3 * DAY))
  for (let next = ingress; next <= instant; next = nextIngress('Moon', after(next, 60))) ingress = next
  return ingress
}

/** When the Moon has met the last one that it meets in a stay; the begin, when it meets none. */
function lastAspectIn({ from, to }: Span): EpochSeconds {
  const last = VOID_PARTNERS.flatMap((planet) => {
    const gapAt = (at: EpochSeconds) => wrapDegrees(apparentLongitude('Moon', at) - tabulatedLongitude(planet, at))
    const [start, end] = [gapAt(from), gapAt(to)]
    const run = wrapDegrees(end - start)
    // How far the run has come when it meets the last of the aspects on it.
    const metAt = Math.max(...VOID_ASPECTS.map((angle) => wrapDegrees(angle - start)).filter((ahead) => ahead <= run))
    return metAt > 0 ? [instantOf({ from, to, run, gapAt, angle: start + metAt })] : []
  })
  return last.reduce((latest, at) => (at > latest ? at : latest), from)
}

interface Meeting extends Span {
  run: number
  gapAt: (at: EpochSeconds) => number
  angle: number
}

/** By the mean pace of the stay: its true pace is within a tenth of it, so that each round leaves a tenth of the error. */
function instantOf({ from, to, run, gapAt, angle }: Meeting): EpochSeconds {
  const pace = run / (to - from)
  let moment = from
  for (let round = 0; round < ROUNDS; round++)
    moment = after(moment, Math.round(degreesAhead(angle, gapAt(moment)) / pace))
  return moment
}

const ROUNDS = 7
