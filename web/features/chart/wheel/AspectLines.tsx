import { memo } from 'react'
import { RADIAN } from '../../../../shared/domain/angles.ts'
import type { Planet } from '../../../../shared/domain/chart.ts'
import { aspectLook, aspectWidth } from './aspectLook.ts'
import type { AspectLine } from './layoutWheel.ts'
import { pointAt } from './pointAt.ts'

interface Props {
  /** Of the circle that they end at. */
  radius: number
  lines: readonly AspectLine[]
  /** Only the aspects of this body stand out. */
  shown: Planet | null
}

export const AspectLines = memo(({ radius, lines, shown }: Props) => (
  <>
    <circle r={radius} stroke="var(--line-strong)" />
    {lines.map((line) => (
      <path
        key={`${line.planet1} ${line.aspect} ${line.planet2}`}
        d={pathOf(line, radius)}
        strokeWidth={line.aspect === 'conjunction' ? 3 : aspectWidth(line.orb)}
        stroke={aspectLook[line.aspect].colour}
        strokeDasharray={aspectLook[line.aspect].dash}
        opacity={shown && line.planet1 !== shown && line.planet2 !== shown ? 0.1 : 1}
      />
    ))}
  </>
))

/** Across the middle; between bodies that stand together along the rim, the shorter way. */
function pathOf({ aspect, from, to }: AspectLine, rim: number): string {
  const radius = aspect === 'conjunction' ? rim - 2 : rim
  const [one, other] = [pointAt(radius, from), pointAt(radius, to)]
  if (aspect !== 'conjunction') return `M${one.x} ${one.y}L${other.x} ${other.y}`
  const sweep = Math.sin((to - from) / RADIAN) < 0 ? 1 : 0
  return `M${one.x} ${one.y}A${radius} ${radius} 0 0 ${sweep} ${other.x} ${other.y}`
}
