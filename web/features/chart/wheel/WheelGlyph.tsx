import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { glyphPaths } from '../glyphs/glyphPaths.ts'
import { glyphInk, type MarkName, markStrokes } from './glyphInk.ts'
import { type Point, roundPoint } from './pointAt.ts'

interface Props {
  of: MarkName | Sign
  at: Point
  size: number
  /** That of what it is in, if none is given. */
  stroke?: string
  /** What of a body it is. */
  part?: 'glyph' | 'retrograde'
}

/** A glyph with its middle at a point of the wheel: of a sign the middle of its grid, of a body that of its strokes. */
export function WheelGlyph({ of, at, size, stroke, part }: Props) {
  const [left, top, right, bottom] = isMark(of) ? glyphInk[of] : WHOLE
  const { x, y } = roundPoint(at)
  return (
    <path
      d={isMark(of) ? markStrokes[of] : glyphPaths[of]}
      transform={`translate(${x} ${y}) scale(${size / GRID}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})`}
      stroke={stroke}
      strokeWidth={(STROKE * GRID) / size}
      data-part={part}
    />
  )
}

const isMark = (of: Props['of']): of is MarkName => of in glyphInk

const GRID = 24
const WHOLE = [0, 0, GRID, GRID] as const
const STROKE = 1.3
