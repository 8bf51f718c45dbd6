export interface Point {
  x: number
  y: number
}

/** A point of the wheel. `angle` in degrees, counter-clockwise from the right as on paper; y grows downwards as on screens. */
export function pointAt(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180
  return roundPoint({ x: radius * Math.cos(radians), y: -radius * Math.sin(radians) })
}

/** The last digits of a cosine differ between machines; a drawing must not. */
export const roundPoint = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) })

const round = (size: number): number => Math.round(size * 100) / 100 + 0
