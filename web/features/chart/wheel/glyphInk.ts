import type { Planet } from '../../../../shared/domain/chart.ts'
import { glyphPaths } from '../glyphs/glyphPaths.ts'

/** What a body's mark is made of: the body's glyph, or the ℞ of one that moves backwards. */
export type MarkName = Planet | 'retrograde'

export const markStrokes: Record<MarkName, string> = {
  ...glyphPaths,
  retrograde: 'M6 20V4h6a4 4 0 0 1 0 8H6M11 12l8 9M18.5 13.5 11.5 21',
}

/** Where the strokes of each mark lie on the 24-grid: left, top, right and bottom. */
export const glyphInk: Record<MarkName, readonly [number, number, number, number]> = {
  Sun: [4, 4, 20, 20],
  Moon: [8, 4, 18.8, 20],
  Mercury: [7.5, 3, 16.5, 21],
  Venus: [7, 3.5, 17, 21],
  Mars: [4.5, 4, 20, 20],
  Jupiter: [5, 4, 19, 20.5],
  Saturn: [5, 3, 16.8, 21.2],
  Uranus: [6, 4, 18, 20],
  Neptune: [3.5, 3.5, 20.5, 21],
  Pluto: [6, 3.5, 18, 21],
  Chiron: [8, 3, 17, 20.5],
  'North Node': [4, 3.3, 20, 20],
  retrograde: [6, 4, 19, 21],
}
