import { RADIAN } from '../../../../shared/domain/angles.ts'

export interface Point {
  x: number
  y: number
}

/** A point of the wheel. `angle` in degrees, counter-clockwise from the right as on paper; y grows downwards as on screens. */
export function pointAt(radius: number, angle: number): Point {
  const radians = angle / RADIAN
  return { x: round(radius * Math.cos(radians)), y: round(-radius * Math.sin(radians)) }
}

/** The last digits of a cosine differ between machines; a drawing must not. */
const round = (size: number): number => Math.round(size * 100) / 100 + 0
