import { degreesAhead, wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { BRANCHES } from '../../chart/aspects.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { listCrossings } from '../../sky/listCrossings.ts'
import type { DayWindow } from './DayWindow.ts'
import type { Contact, Point } from './Fact.ts'
import type { ChartPoint, ReaderChart } from './ReaderChart.ts'
import { type Mover, type SkyOfDay, SLOW, skyOfDay } from './skyOfDay.ts'
import { toneOf } from './toneOf.ts'

/** How far from exact a contact still counts, in degrees. */
export const RANGE = 1.5

/** Contacts of the moving sky with the reader's chart: fast ones on their exact day, slow ones while in range. */
export const listContacts = (chart: ReaderChart, day: DayWindow): Contact[] =>
  contactsIn(skyOfDay(day).spans, { chart, day, longitudeOf: apparentLongitude })

/** The same of bodies whose places at the day's ends are known. */
export const contactsIn = (spans: SkyOfDay['spans'], sight: Sight): Contact[] =>
  contactsInRange(spans, sight).filter(({ isSlow, stage }) => isSlow || stage === 'exact')

/** Fast ones, too, while in range: alone they are no news, but another chart may be met on the same day. */
export const contactsInRange = (spans: SkyOfDay['spans'], sight: Sight): Contact[] =>
  spans.flatMap((span) => contactsOf(span, sight))

interface Sight {
  chart: ReaderChart
  day: DayWindow
  /** In degrees. */
  longitudeOf: (mover: Mover, moment: EpochSeconds) => number
}

/** Those of one moving body, from where it is at midnight and at the next. Longitudes in degrees. */
function contactsOf(
  { planet: mover, start, end }: SkyOfDay['spans'][number],
  { chart, day, longitudeOf }: Sight,
): Contact[] {
  return chart.points.flatMap((target) =>
    BRANCHES.flatMap(({ aspect, angle }): Contact[] => {
      const exactAt = target.longitude + angle
      const stage = stageBetween(degreesAhead(start, exactAt), degreesAhead(end, exactAt))
      if (!stage) return []
      const at =
        stage === 'exact' ? exactInstant((moment) => degreesAhead(longitudeOf(mover, moment), exactAt), day) : undefined
      // On the day of an ingress it is in another sign by then.
      const longitude = at === undefined ? start : wrapDegrees(exactAt)
      return [
        {
          kind: 'contact',
          mover,
          longitude,
          sign: signOfLongitude(longitude),
          house: chart.houseAt(longitude),
          ...contactWith(target, { mover, aspect, stage }),
          exactLongitude: exactAt,
          ...(at && { at }),
        },
      ]
    }),
  )
}

/** From the gaps to exact at midnight and at the next, in degrees; undefined while out of range. */
function stageBetween(start: number, end: number): Contact['stage'] | undefined {
  if (start < 0 !== end < 0 && Math.abs(end - start) < 180) return 'exact'
  const [startsIn, endsIn] = [Math.abs(start) <= RANGE, Math.abs(end) <= RANGE]
  if (startsIn && endsIn) return 'middle'
  if (endsIn) return 'first'
  return startsIn ? 'last' : undefined
}

const exactInstant = (value: (moment: EpochSeconds) => number, { from, to }: DayWindow): EpochSeconds | undefined =>
  listCrossings({ value, from, to, step: to - from })[0]

interface Meeting {
  mover: Mover
  aspect: AspectName
  stage: Contact['stage']
}

function contactWith(target: ChartPoint, { mover, aspect, stage }: Meeting) {
  const isSlow = SLOW.includes(mover)
  return {
    id: `${mover} ${aspect} ${target.point}`,
    stage,
    isSlow,
    aspect,
    tone: toneOf(aspect),
    target: target.point,
    targetSign: target.sign,
    targetHouse: target.house,
    weight: weightOf({ isSlow, stage, isNear: NEAR.has(target.point) }),
  }
}

/** The points that people feel as themselves: the lights, the angles and the inner planets. */
export const NEAR: ReadonlySet<Point> = new Set<Point>([
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Ascendant',
  'Midheaven',
])

interface Weighing {
  isSlow: boolean
  stage: Contact['stage']
  isNear: boolean
}

function weightOf({ isSlow, stage, isNear }: Weighing): number {
  if (!isSlow) return isNear ? 70 : 50
  const [near, other] = { exact: [88, 66], first: [72, 55], last: [70, 50], middle: [30, 30] }[stage] as [
    number,
    number,
  ]
  return isNear ? near : other
}
