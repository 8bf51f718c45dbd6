import type { SVGProps } from 'react'
import { pointAt } from './pointAt.ts'

interface Props extends SVGProps<SVGLineElement> {
  angle: number
  from: number
  to: number
}

/** A line along a radius, from one distance to another. */
export function Ray({ angle, from, to, ...look }: Props) {
  const [near, far] = [pointAt(from, angle), pointAt(to, angle)]
  return <line x1={near.x} y1={near.y} x2={far.x} y2={far.y} {...look} />
}
