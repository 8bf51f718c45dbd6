import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { glyphPaths } from '../glyphs/glyphPaths.ts'
import type { Point } from './pointAt.ts'

interface Props {
  of: Planet | Sign | 'retrograde'
  at: Point
  size: number
  stroke: string
}

/** A glyph with its middle at a point of the wheel. */
export const WheelGlyph = ({ of, at, size, stroke }: Props) => (
  <path
    d={of === 'retrograde' ? RETROGRADE : glyphPaths[of]}
    transform={`translate(${at.x} ${at.y}) scale(${size / GRID}) translate(-12 -12)`}
    stroke={stroke}
    strokeWidth={(STROKE * GRID) / size}
  />
)

/** ℞, as chart makers mark a body that walks backwards. */
const RETROGRADE = 'M6 20V4h6a4 4 0 0 1 0 8H6M11 12l8 9M18.5 13.5 11.5 21'
const GRID = 24
const STROKE = 1.3
