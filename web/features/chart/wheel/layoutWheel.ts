import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { BareAspect, BareChart, BarePosition } from '../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { arrangeBodies } from './arrangeBodies.ts'
import type { Segment } from './Box.ts'
import type { Grid, Placement } from './listSpots.ts'
import type { MarkSizes } from './markSizes.ts'
import { pointAt } from './pointAt.ts'
import { bodyRing, radii } from './radii.ts'
import { reachOfBodies } from './reachOfBodies.ts'
import { spreadAngles } from './spreadAngles.ts'

/** A body on the wheel: `angle` is where it truly is, in the wheel's degrees; its parts stand where they have room. */
export interface WheelBody extends BarePosition {
  angle: number
  place: Placement
}

/** A line of the wheel with its name: the angle of the line, and the one at which the name has room. */
export interface Named {
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
  /** Empty without a birth time, as are the angles. */
  houses: Named[]
  angles: Named[]
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
  const { origin, planetaryPositions, houses, aspects, ascendant, midheaven } = chart
  const start = origin.timeKnown ? ascendant.longitude : 0
  const angleOf = (longitude: number) => wrapDegrees(180 + longitude - start)
  const angleOfBody = new Map(planetaryPositions.map((body) => [body.planet, angleOf(body.longitude)]))
  const aries = angleOf(0)
  const cusps = houses.map(({ longitude }) => angleOf(longitude))
  const angles = origin.timeKnown ? nameAngles(angleOf(ascendant.longitude), angleOf(midheaven.longitude)) : []
  const signs = SIGNS.map((_, index) => wrapDegrees(aries + index * 30))

  return {
    aries,
    ...(yield* placeBodies(planetaryPositions, angleOf, {
      ring: bodyRing,
      axes: angles.map(({ angle }) => lineAt(angle)),
      cuspLines: cusps.map(lineAt),
      signs,
      cusps,
    })),
    houses: numberHouses(cusps),
    angles,
    lines: aspects.map((aspect) => ({
      ...aspect,
      from: angleOfBody.get(aspect.planet1) ?? 0,
      to: angleOfBody.get(aspect.planet2) ?? 0,
    })),
  }
}

export const lineAt = (angle: number): Segment => [pointAt(radii.houses, angle), pointAt(radii.degrees, angle)]

/** Arranges the bodies of one chart in a ring. */
export function* placeBodies(
  positions: readonly BarePosition[],
  angleOf: (longitude: number) => number,
  grid: Grid,
): Generator<void, Pick<WheelLayout, 'bodies' | 'sizes'>> {
  const sorted = positions.toSorted((one, other) => one.longitude - other.longitude)
  const angles = sorted.map(({ longitude }) => angleOf(longitude))
  const reach = reachOfBodies(angles)
  const spread = spreadAngles(angles, BODY_GAP)
  const { placements, sizes } = yield* arrangeBodies(
    sorted.map((body, index) => ({
      ...body,
      angle: angles[index]!,
      reach: reach[index]!,
      wanted: Math.max(-MOST_SPREAD, Math.min(MOST_SPREAD, turnTo(spread[index]!, angles[index]!))),
    })),
    grid,
  )
  return {
    sizes,
    bodies: sorted.map((body, index) => ({ ...body, angle: angles[index]!, place: placements[index]! })),
  }
}

/** Degrees from one angle to another, the shorter way. */
const turnTo = (to: number, from: number): number => wrapDegrees(to - from + 180) - 180

/** A house's number stands in its middle, where there is room. */
export function numberHouses(cusps: readonly number[]): Named[] {
  const middles = cusps.map((cusp, index) => cusp + wrapDegrees(cusps[(index + 1) % cusps.length]! - cusp) / 2)
  const shown = spreadAngles(middles, NUMBER_GAP)
  return cusps.map((angle, index) => ({ name: String(index + 1), angle, shown: shown[index]! }))
}

export function nameAngles(ascendant: number, midheaven: number): Named[] {
  const angles = [ascendant, midheaven, wrapDegrees(ascendant + 180), wrapDegrees(midheaven + 180)]
  const shown = spreadAngles(angles, ANGLE_GAP)
  return ['AC', 'MC', 'DC', 'IC'].map((name, index) => ({ name, angle: angles[index]!, shown: shown[index]! }))
}

/** Degrees that glyphs and names need of the circle they stand on, so that neighbours stay apart in every direction. */
const BODY_GAP = 9
const NUMBER_GAP = 13
const ANGLE_GAP = 7

/** How many degrees a crowd wants to spread: what has no room then is drawn further in. */
const MOST_SPREAD = 5
