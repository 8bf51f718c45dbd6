import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { glyphStrokes } from '../glyphStrokes.ts'
import type { Point } from './pointAt.ts'

interface Props {
  of: Planet | Sign
  at: Point
  size: number
  stroke: string
}

/** A glyph with its middle at a point of the wheel. */
export const WheelGlyph = ({ of, at, size, stroke }: Props) => (
  <path
    d={glyphStrokes[of]}
    transform={`translate(${at.x} ${at.y}) scale(${size / GRID}) translate(-12 -12)`}
    stroke={stroke}
    strokeWidth={(STROKE * GRID) / size}
  />
)

const GRID = 24
const STROKE = 1.3
