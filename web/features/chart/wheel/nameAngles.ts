import { RADIAN, wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { BareChart } from '../../../../shared/domain/chart.ts'
import { type Box, reachOf } from './Box.ts'
import { sizeOfDegree } from './markSizes.ts'
import { type Point, pointAt } from './pointAt.ts'
import { radii } from './radii.ts'
import { spreadAngles } from './spreadAngles.ts'

/** One of the four angles: where its line is, and where its name and its degree have room beyond the rim. */
export interface NamedAngle {
  name: string
  angle: number
  degree: number
  nameAt: Point
  degreeAt: Point
}

/** Of a chart whose birth time is known, from its ascendant on. */
export function nameAngles(
  { ascendant, midheaven }: Pick<BareChart, 'ascendant' | 'midheaven'>,
  angleOf: (longitude: number) => number,
): NamedAngle[] {
  const angles = [0, 180].flatMap((turn) =>
    [ascendant, midheaven].map(({ longitude, degree }) => ({ angle: wrapDegrees(angleOf(longitude) + turn), degree })),
  )
  const shown = spreadAngles(
    angles.map(({ angle }) => angle),
    GAP,
  )
  return angles.map(({ angle, degree }, index) => ({
    name: NAMES[index]!,
    angle,
    degree,
    ...placeLabel(shown[index]!, degree),
  }))
}

/** The degree below the name where the rim is steep, and behind it where that is flat: there is little room beyond the rim. */
function placeLabel(angle: number, degree: number): { nameAt: Point; degreeAt: Point } {
  const ofDegree = sizeOfDegree({ degree }, ANGLE_TEXT)
  // A hair more than its half, so that no rounding lays the two on each other.
  const half = ofDegree.halfHeight + 0.1
  const isSteep = Math.abs(Math.cos(angle / RADIAN)) > STEEP
  const size = isSteep
    ? { halfWidth: Math.max(NAME_HALF, ofDegree.halfWidth), halfHeight: 2 * half }
    : { halfWidth: NAME_HALF + ofDegree.halfWidth + SPACE / 2, halfHeight: ofDegree.halfHeight }
  const { x, y } = beyondRim(size, angle)
  if (isSteep) return { nameAt: { x, y: y - half }, degreeAt: { x, y: y + half } }
  return {
    nameAt: { x: x - size.halfWidth + NAME_HALF, y },
    degreeAt: { x: x + size.halfWidth - ofDegree.halfWidth, y },
  }
}

/** The nearest place of a box that is clear of the rim. */
function beyondRim(size: Omit<Box, 'x' | 'y'>, angle: number): Point {
  let radius = radii.rim
  while (reachOf({ ...size, ...pointAt(radius, angle) }).nearest < radii.rim + CLEAR) radius += 0.5
  return pointAt(radius, angle)
}

const NAMES = ['AC', 'MC', 'DC', 'IC'] as const

export const ANGLE_TEXT = 12.1
/** Half of the widest name, in the widest of common sans fonts. */
const NAME_HALF = 0.8 * ANGLE_TEXT
const SPACE = 3
/** Cosine of the angle at which a label turns from two lines into one. */
const STEEP = 0.7
const CLEAR = 1
/** Degrees that keep the labels of neighbours apart. */
const GAP = 10
