import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { BareAspect, BareChart, BarePosition } from '../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { arrangeBodies } from './arrangeBodies.ts'
import type { Segment } from './Box.ts'
import type { Lines, Placement } from './listSpots.ts'
import type { MarkSizes } from './markSizes.ts'
import { type NamedAngle, nameAngles } from './nameAngles.ts'
import { pointAt } from './pointAt.ts'
import { bodyRing, type Disc, discs, type Ring, radii } from './radii.ts'
import { reachOfBodies } from './reachOfBodies.ts'
import { spreadAngles } from './spreadAngles.ts'

/** A body on the wheel: `angle` is where it truly is, in the wheel's degrees; its parts stand where they have room. */
export interface WheelBody extends BarePosition {
  angle: number
  place: Placement
}

/** A cusp with the number of its house: the angle of the line, and the one at which the number has room. */
export interface NumberedHouse {
  name: string
  angle: number
  shown: number
}

/** From the true place of one body to that of the other. */
export interface AspectLine extends Omit<BareAspect, 'applying'> {
  from: number
  to: number
}

/** What the wheel shows, and at which angle. Counter-clockwise from the right. */
export interface WheelLayout {
  /** The angle of 0° Aries. */
  aries: number
  /** In the order of the zodiac. */
  bodies: WheelBody[]
  /** How large they are drawn. */
  sizes: MarkSizes
  /** What is within their ring. */
  disc: Disc
  /** Empty without a birth time, as are the angles. */
  houses: NumberedHouse[]
  angles: NamedAngle[]
  lines: AspectLine[]
}

/** Arranges a chart with the ascendant at the left; without a birth time 0° Aries stands there. Done once for each chart. */
export function layoutWheel(chart: BareChart): WheelLayout {
  const steps = layoutInSteps(chart)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

export const hasLayout = (chart: BareChart): boolean => layouts.has(chart)

const layouts = new WeakMap<BareChart, WheelLayout>()

/** The same a little at a time, since it takes a slow phone a fifth of a second. */
export function* layoutInSteps(chart: BareChart): Generator<void, WheelLayout> {
  const layout = layouts.get(chart) ?? (yield* arrangeWheel(chart))
  layouts.set(chart, layout)
  return layout
}

function* arrangeWheel(chart: BareChart): Generator<void, WheelLayout> {
  const { origin, planetaryPositions, houses, aspects } = chart
  const start = origin.timeKnown ? chart.ascendant.longitude : 0
  const angleOf = (longitude: number) => wrapDegrees(180 + longitude - start)
  const angleOfBody = new Map(planetaryPositions.map((body) => [body.planet, angleOf(body.longitude)]))
  const aries = angleOf(0)
  const cusps = houses.map(({ longitude }) => angleOf(longitude))
  const angles = origin.timeKnown ? nameAngles(chart, angleOf) : []
  const { ring, ...placed } = yield* placeBodies(planetaryPositions, angleOf, {
    rings: discs.map(bodyRing),
    axes: angles.map(({ angle }) => lineAt(angle)),
    cuspLines: cusps.map(lineAt),
    signs: SIGNS.map((_, index) => wrapDegrees(aries + index * 30)),
    cusps,
  })

  return {
    aries,
    ...placed,
    disc: discs[ring]!,
    houses: numberHouses(cusps),
    angles,
    lines: aspects.map((aspect) => ({
      ...aspect,
      from: angleOfBody.get(aspect.planet1) ?? 0,
      to: angleOfBody.get(aspect.planet2) ?? 0,
    })),
  }
}

export const lineAt = (angle: number): Segment => [pointAt(discs.at(-1)!.houses, angle), pointAt(radii.degrees, angle)]

interface Ground extends Lines {
  /** That they may be in, the best first. */
  rings: readonly Ring[]
}

/** Arranges the bodies of one chart in a ring. */
export function* placeBodies(
  positions: readonly BarePosition[],
  angleOf: (longitude: number) => number,
  { rings, ...lines }: Ground,
): Generator<void, Pick<WheelLayout, 'bodies' | 'sizes'> & { ring: number }> {
  const sorted = positions.toSorted((one, other) => one.longitude - other.longitude)
  const angles = sorted.map(({ longitude }) => angleOf(longitude))
  const reach = reachOfBodies(angles)
  const spread = spreadAngles(angles, BODY_GAP)
  const { placements, sizes, ring } = yield* arrangeBodies(
    sorted.map((body, index) => ({
      ...body,
      angle: angles[index]!,
      reach: reach[index]!,
      wanted: Math.max(-MOST_SPREAD, Math.min(MOST_SPREAD, turnTo(spread[index]!, angles[index]!))),
    })),
    rings,
    lines,
  )
  return {
    sizes,
    ring,
    bodies: sorted.map((body, index) => ({ ...body, angle: angles[index]!, place: placements[index]! })),
  }
}

/** Degrees from one angle to another, the shorter way. */
const turnTo = (to: number, from: number): number => wrapDegrees(to - from + 180) - 180

/** A house's number stands in its middle, where there is room. */
export function numberHouses(cusps: readonly number[]): NumberedHouse[] {
  const middles = cusps.map((cusp, index) => cusp + wrapDegrees(cusps[(index + 1) % cusps.length]! - cusp) / 2)
  const shown = spreadAngles(middles, NUMBER_GAP)
  return cusps.map((angle, index) => ({ name: String(index + 1), angle, shown: shown[index]! }))
}

/** Degrees that glyphs and numbers need of the circle they stand on, so that neighbours stay apart in every direction. */
const BODY_GAP = 9
const NUMBER_GAP = 13

/** How many degrees a crowd wants to spread: what has no room then is drawn further in. */
const MOST_SPREAD = 5
