import type { Planet } from '../../../../shared/domain/chart.ts'
import { elementOf, SIGNS } from '../../../../shared/domain/zodiac.ts'
import { glyphPaths } from '../glyphs/glyphPaths.ts'
import { glyphInk } from '../wheel/glyphInk.ts'
import { type Point, pointAt } from '../wheel/pointAt.ts'
import { circle } from './frameMarks.ts'
import type { Ink, Scene, Strokes } from './Scene.ts'

export interface Ring {
  middle: Point
  radius: number
}

/** A glyph in the ring: its angle, and its distance from the middle as a share of the radius. */
export interface RingBody {
  planet: Planet
  angle: number
  distance: number
  /** Of the glyph, as a share of the radius. */
  size: number
  /** Where the body is to the degree, if that is shown: its glyph may have moved to where there is room. */
  exact?: number
}

/** The signs between two circles, with 0° Aries always at the left, and the bodies below them. */
export function ringMarks({ middle, radius }: Ring, bodies: readonly RingBody[]): Scene {
  const at = (share: number, angle: number) => {
    const { x, y } = pointAt(share * radius, angle)
    return { x: middle.x + x, y: middle.y + y }
  }
  const ray = (angle: number, from: number, to: number) => {
    const [one, other] = [at(from, angle), at(to, angle)]
    return `M${one.x} ${one.y}L${other.x} ${other.y}`
  }
  const rays = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) => ray((index * 360) / count, from, to)).join('')
  const round = (share: number) => circle(middle.x, middle.y, share * radius)
  return [
    { path: round(1) + round(LIMB), ink: 'line-strong', width: 1.5 },
    { path: round(1.025), ink: 'brass', width: 1.5 },
    { path: rays(12, LIMB, 1), ink: 'line-strong', width: 1.5 },
    { path: rays(72, LIMB - 0.025, LIMB), ink: 'muted', width: 1 },
    { path: rays(12, CORE, LIMB), ink: 'line', width: 1 },
    { path: round(CORE), ink: 'line', width: 1.5 },
    ...bodies.flatMap(({ exact }) =>
      exact === undefined ? [] : [{ path: ray(exact, LIMB - 0.05, LIMB), ink: 'brass', width: 2 } as const],
    ),
    ...SIGNS.map((sign, index) =>
      glyph(glyphPaths[sign], WHOLE, {
        ...at((1 + LIMB) / 2, ARIES + index * 30 + 15),
        size: 0.1 * radius,
        ink: elementOf(sign),
      }),
    ),
    ...bodies.map(({ planet, angle, distance, size }) =>
      glyph(glyphPaths[planet], glyphInk[planet], { ...at(distance, angle), size: size * radius, ink: 'text' }),
    ),
    { path: circle(middle.x, middle.y, 0.022 * radius), ink: 'brass' },
  ]
}

export const ARIES = 180
const LIMB = 0.85
const CORE = 0.1

type Edges = readonly [number, number, number, number]
const WHOLE: Edges = [0, 0, 24, 24]

/** A glyph of the 24-grid with the middle of its strokes at a point. */
export function glyph(
  path: string,
  [left, top, right, bottom]: Edges,
  { x, y, size, ink }: Point & { size: number; ink: Ink },
): Strokes {
  const scale = size / 24
  return {
    path,
    ink,
    scale,
    x: x - (scale * (left + right)) / 2,
    y: y - (scale * (top + bottom)) / 2,
    width: Math.max(1.5, Math.min(5, 1.5 * scale)),
  }
}
