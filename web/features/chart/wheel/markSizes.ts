import type { PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import type { Box } from './Box.ts'
import { glyphInk, type MarkName } from './glyphInk.ts'

type Size = Omit<Box, 'x' | 'y'>

/** How large the parts of a body are drawn: the grid of its glyph and of its ℞, and its degree's letters. */
export interface MarkSizes {
  glyph: number
  retrograde: number
  text: number
}

/** The sizes at a scale, of which 1 is the roomiest: on a phone 390 pixels wide a glyph is 18 of them then, and letters are 11. */
export const markSizes = (scale: number): MarkSizes => ({
  glyph: 20 * scale,
  retrograde: 10 * scale,
  text: 12.1 * scale,
})

/** Half the room of a mark's strokes. */
export function sizeOfMark(name: MarkName, grid: number): Size {
  const [left, top, right, bottom] = glyphInk[name]
  const half = grid / GRID / 2
  return { halfWidth: (right - left) * half, halfHeight: (bottom - top) * half }
}

/** Half the room of a degree as the widest and the tallest of common sans fonts set it. */
export function sizeOfDegree({ degree }: Pick<PlanetaryPosition, 'degree'>, text: number): Size {
  const ems = String(degree).length * DIGIT + DEGREE_SIGN
  return { halfWidth: (ems * text) / 2, halfHeight: (LINE * text) / 2 }
}

const GRID = 24
/** In ems, of Arial and what stands in for it: DejaVu Sans has the widest figures, Roboto the tallest lines. */
const DIGIT = 0.64
const DEGREE_SIGN = 0.5
const LINE = 1.2
