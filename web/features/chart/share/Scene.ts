/** Colours of the theme that a picture is drawn with, by the names of their variables. */
export const INKS = [
  'ground',
  'line',
  'line-strong',
  'text',
  'muted',
  'brass',
  'brass-strong',
  'fire',
  'earth',
  'air',
  'water',
] as const
export type Ink = (typeof INKS)[number]

export type Face = 'serif' | 'sans'

/** A line of text; `y` is its baseline. */
export interface Words {
  text: string
  x: number
  y: number
  size: number
  face: Face
  ink: Ink
  align: 'left' | 'center' | 'right'
}

/** An SVG path: moved to a point, scaled, and stroked with a width in pixels, or filled where it has none. */
export interface Strokes {
  path: string
  ink: Ink
  x?: number
  y?: number
  scale?: number
  width?: number
}

/** All that is drawn, in pixels of the format, from back to front. */
export type Scene = readonly (Words | Strokes)[]

/** How wide a text is in pixels. */
export type Measure = (text: string, font: { size: number; face: Face }) => number
