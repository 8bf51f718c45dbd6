import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { ChartAspect, NatalChart, PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import { spreadAngles } from './spreadAngles.ts'

/** A body on the wheel. `angle` is where it truly is, `shown` where its glyph has room; both in the wheel's degrees. */
export interface WheelBody extends PlanetaryPosition {
  angle: number
  shown: number
}

/** A line of the wheel with its name: the angle of the line, and the one at which the name has room. */
export interface Named {
  name: string
  angle: number
  shown: number
}

export interface WheelLine extends ChartAspect {
  from: number
  to: number
}

/** What the wheel shows, and at which angle. Counter-clockwise from the right. */
export interface WheelLayout {
  /** The angle of 0° Aries. */
  aries: number
  /** In the order of the zodiac. */
  bodies: WheelBody[]
  /** Empty without a birth time, as are the angles. */
  houses: Named[]
  angles: Named[]
  lines: WheelLine[]
}

/** Arranges a chart with the ascendant at the left; without a birth time 0° Aries stands there. */
export function layoutWheel(chart: NatalChart): WheelLayout {
  const { origin, planetaryPositions, houses, aspects, ascendant, midheaven } = chart
  const start = origin.timeKnown ? ascendant.longitude : 0
  const angleOf = (longitude: number) => wrapDegrees(180 + longitude - start)
  const angleOfBody = new Map(planetaryPositions.map((body) => [body.planet, angleOf(body.longitude)]))

  return {
    aries: angleOf(0),
    bodies: placeBodies(planetaryPositions, angleOf),
    houses: numberHouses(houses.map(({ longitude }) => angleOf(longitude))),
    angles: origin.timeKnown ? nameAngles(angleOf(ascendant.longitude), angleOf(midheaven.longitude)) : [],
    lines: aspects.map((aspect) => ({
      ...aspect,
      from: angleOfBody.get(aspect.planet1) ?? 0,
      to: angleOfBody.get(aspect.planet2) ?? 0,
    })),
  }
}

function placeBodies(positions: readonly PlanetaryPosition[], angleOf: (longitude: number) => number): WheelBody[] {
  const sorted = positions.toSorted((one, other) => one.longitude - other.longitude)
  const angles = sorted.map(({ longitude }) => angleOf(longitude))
  const shown = spreadAngles(angles, BODY_GAP)
  return sorted.map((position, index) => ({ ...position, angle: angles[index]!, shown: shown[index]! }))
}

/** A house's number stands in its middle, where there is room. */
function numberHouses(cusps: readonly number[]): Named[] {
  const middles = cusps.map((cusp, index) => cusp + wrapDegrees(cusps[(index + 1) % cusps.length]! - cusp) / 2)
  const shown = spreadAngles(middles, NUMBER_GAP)
  return cusps.map((angle, index) => ({ name: String(index + 1), angle, shown: shown[index]! }))
}

function nameAngles(ascendant: number, midheaven: number): Named[] {
  const angles = [ascendant, midheaven, wrapDegrees(ascendant + 180), wrapDegrees(midheaven + 180)]
  const shown = spreadAngles(angles, ANGLE_GAP)
  return ['AC', 'MC', 'DC', 'IC'].map((name, index) => ({ name, angle: angles[index]!, shown: shown[index]! }))
}

/** Degrees that glyphs and names need of the circle they stand on, so that neighbours stay apart in every direction. */
const BODY_GAP = 12.4
const NUMBER_GAP = 9
const ANGLE_GAP = 7
