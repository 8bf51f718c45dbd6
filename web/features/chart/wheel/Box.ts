import type { Point } from './pointAt.ts'

/** An upright rectangle: its middle and half its size, in the wheel's units. */
export interface Box extends Point {
  halfWidth: number
  halfHeight: number
}

/** A straight line from one point to another. */
export type Segment = readonly [Point, Point]

/** Whether two boxes come nearer to each other than `gap`, both sideways and up and down. */
export const isOverlap = (one: Box, other: Box, gap: Point): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth + gap.x &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight + gap.y

/** Whether a line comes into a box that is `gap` larger on every side. By separating axes: x, y and the line's normal. */
export function isCut(box: Box, [from, to]: Segment, gap: number): boolean {
  const halfWidth = box.halfWidth + gap
  const halfHeight = box.halfHeight + gap
  const alongX = (to.x - from.x) / 2
  const awayX = (from.x + to.x) / 2 - box.x
  if (Math.abs(awayX) >= halfWidth + Math.abs(alongX)) return false
  const alongY = (to.y - from.y) / 2
  const awayY = (from.y + to.y) / 2 - box.y
  if (Math.abs(awayY) >= halfHeight + Math.abs(alongY)) return false
  return Math.abs(alongX * awayY - alongY * awayX) < halfWidth * Math.abs(alongY) + halfHeight * Math.abs(alongX)
}

/** Whether two lines cross. */
export const isCrossing = ([a, b]: Segment, [c, d]: Segment): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0

const sideOf = (from: Point, to: Point, point: Point): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)

/** The middle of a box that touches another one, `gap` apart, in a direction (a unit vector). */
export function besideBox(box: Box, size: Omit<Box, 'x' | 'y'>, toward: Point, gap: number): Box {
  const acrossX = (box.halfWidth + size.halfWidth + gap) / Math.abs(toward.x)
  const acrossY = (box.halfHeight + size.halfHeight + gap) / Math.abs(toward.y)
  const distance = Math.min(acrossX, acrossY)
  return { ...size, x: box.x + distance * toward.x, y: box.y + distance * toward.y }
}

/** Distances from 0, 0 to the nearest and the farthest point of a box. */
export function reachOf({ x, y, halfWidth, halfHeight }: Box): { nearest: number; farthest: number } {
  const [awayX, awayY] = [Math.abs(x), Math.abs(y)]
  return {
    nearest: Math.hypot(Math.max(0, awayX - halfWidth), Math.max(0, awayY - halfHeight)),
    farthest: Math.hypot(awayX + halfWidth, awayY + halfHeight),
  }
}

/** The box around boxes. */
export function boundsOf(...boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x, halfWidth }) => x - halfWidth))
  const right = Math.max(...boxes.map(({ x, halfWidth }) => x + halfWidth))
  const top = Math.min(...boxes.map(({ y, halfHeight }) => y - halfHeight))
  const bottom = Math.max(...boxes.map(({ y, halfHeight }) => y + halfHeight))
  return { x: (left + right) / 2, y: (top + bottom) / 2, halfWidth: (right - left) / 2, halfHeight: (bottom - top) / 2 }
}
