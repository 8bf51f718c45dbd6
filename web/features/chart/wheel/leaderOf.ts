import { besideBox, type Segment } from './Box.ts'
import type { Placement } from './listSpots.ts'
import { roundPoint } from './pointAt.ts'

/** The line from a body's exact place towards its glyph, which ends before it touches the glyph. */
export function leaderOf({ exact, glyph }: Pick<Placement, 'exact' | 'glyph'>): Segment {
  const [x, y] = [exact.x - glyph.x, exact.y - glyph.y]
  const length = Math.hypot(x, y)
  const end = besideBox(glyph, { halfWidth: 0, halfHeight: 0 }, { x: x / length, y: y / length }, GAP)
  return [exact, roundPoint(end)]
}

const GAP = 1.5
