import { besideBox } from './Box.ts'
import type { WheelBody } from './layoutWheel.ts'
import { roundPoint } from './pointAt.ts'

interface Props {
  body: WheelBody
  isDim: boolean
}

/** The line from a body's exact place towards its glyph, which ends before it touches the glyph. */
export function Leader({ body, isDim }: Props) {
  const { exact, glyph } = body.place
  const [x, y] = [exact.x - glyph.x, exact.y - glyph.y]
  const length = Math.hypot(x, y)
  const end = roundPoint(besideBox(glyph, NOTHING, { x: x / length, y: y / length }, GAP))
  return <path d={`M${exact.x} ${exact.y}L${end.x} ${end.y}`} stroke="var(--muted)" opacity={isDim ? 0.25 : 1} />
}

const NOTHING = { halfWidth: 0, halfHeight: 0 }
const GAP = 1.5
