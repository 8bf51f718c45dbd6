import { degreesAhead } from '../../../../shared/domain/angles.ts'
import { ASPECTS, type Planet } from '../../../../shared/domain/chart.ts'
import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { SKY_BODIES } from '../../../content/schema/keys.ts'
import { angleOf } from '../../chart/aspects.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { listCrossings } from '../../sky/listCrossings.ts'
import type { DayWindow } from './DayWindow.ts'
import type { Contact } from './Fact.ts'
import type { ReaderChart } from './ReaderChart.ts'
import { FAST, type SkyOfDay, skyOfDay } from './skyOfDay.ts'
import { toneOf } from './toneOf.ts'

/**
 * Contacts between the moving bodies themselves that are exact on the day, as they fall for a Sun sign. `spans` is where the
 * bodies begin and end the day, for callers that need not compute the rest of its sky.
 */
export function listSignContacts(
  chart: ReaderChart,
  day: DayWindow,
  spans: SkyOfDay['spans'] = skyOfDay(day).spans,
): Contact[] {
  const bodies = SKY_BODIES.map((body) => spans.find(({ planet }) => planet === body)!)
  return bodies.flatMap((mover, index) =>
    bodies.slice(index + 1).flatMap((target) => meeting(mover, target, { chart, day })),
  )
}

type Span = SkyOfDay['spans'][number]

interface Place {
  chart: ReaderChart
  day: DayWindow
}

function meeting(
  { planet: mover, ...moves }: Span,
  { planet: target, ...other }: Span,
  { chart, day }: Place,
): Contact[] {
  const gaps = [degreesAhead(moves.start, other.start), degreesAhead(moves.end, other.end)]
  const aspect = ASPECTS.find((name) => isPassed(gaps as [number, number], angleOf(name)))
  if (!aspect) return []
  const at = exactAt([mover, target], angleOf(aspect), day)
  return [
    {
      kind: 'contact',
      id: `${mover} ${aspect} ${target}`,
      mover,
      longitude: moves.start,
      sign: signOfLongitude(moves.start),
      house: chart.houseAt(moves.start),
      stage: 'exact',
      isSlow: !FAST.includes(mover),
      aspect,
      tone: toneOf(aspect),
      target,
      targetSign: signOfLongitude(other.start),
      targetHouse: chart.houseAt(other.start),
      weight: FAST.includes(mover) ? 70 : 66,
      ...(at !== undefined && { at }),
    },
  ]
}

const instants = new Map<string, EpochSeconds | undefined>()
/** Those of the days ahead: twelve signs ask for the same, and again on the next day. */
const MOST_INSTANTS = 500

function exactAt(pair: [Planet, Planet], angle: number, day: DayWindow): EpochSeconds | undefined {
  const key = [...pair, angle, day.from, day.to].join(' ')
  if (!instants.has(key)) {
    if (instants.size >= MOST_INSTANTS) instants.clear()
    instants.set(key, findExact(pair, angle, day))
  }
  return instants.get(key)
}

function findExact(
  [mover, target]: [Planet, Planet],
  angle: number,
  { from, to }: DayWindow,
): EpochSeconds | undefined {
  const gap = (instant: EpochSeconds) =>
    degreesAhead(apparentLongitude(mover, instant), apparentLongitude(target, instant))
  const passes = (side: number) =>
    listCrossings({ value: (instant) => degreesAhead(gap(instant), side), from, to, step: to - from })
  return [angle, -angle].flatMap(passes)[0]
}

/** Whether the gap passes the angle, on either side, from one end of the day to the other. Degrees. */
const isPassed = ([start, end]: [number, number], angle: number): boolean =>
  [angle, -angle].some((side) => {
    const [before, then] = [degreesAhead(start, side), degreesAhead(end, side)]
    return before < 0 !== then < 0 && Math.abs(then - before) < 90
  })
