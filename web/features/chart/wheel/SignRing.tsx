import { memo } from 'react'
import { elementOf, SIGNS } from '../../../../shared/domain/zodiac.ts'
import { pointAt } from './pointAt.ts'
import { radii } from './radii.ts'
import { WheelGlyph } from './WheelGlyph.tsx'

/** The twelve signs, tinted by element, and the graduated limb below them. */
export const SignRing = memo(({ aries }: { aries: number }) => (
  <>
    {SIGNS.map((sign, index) => {
      const colour = `var(--${elementOf(sign)})`
      const begin = aries + index * 30
      return (
        <g key={sign}>
          <path d={sectorPath(begin)} fill={colour} fillOpacity="0.12" stroke="var(--line-strong)" />
          <WheelGlyph of={sign} at={pointAt(radii.sign, begin + 15)} size={19} stroke={colour} />
        </g>
      )
    })}
    <g transform={`rotate(${-aries})`} strokeLinecap="butt">
      <circle r={SCALE} pathLength={360} strokeWidth={THICK} strokeDasharray="0.24 0.76" strokeDashoffset="0.12" />
      <circle r={SCALE} pathLength={360} strokeWidth={THICK} strokeDasharray="0.7 4.3" strokeDashoffset="0.35" />
    </g>
    <circle r={radii.degrees} stroke="var(--line-strong)" />
  </>
))

/** The degrees stand between these radii. */
const THICK = radii.limb - radii.degrees
const SCALE = (radii.limb + radii.degrees) / 2

function sectorPath(begin: number): string {
  const [a, b, c, d] = [
    pointAt(radii.limb, begin),
    pointAt(radii.rim, begin),
    pointAt(radii.rim, begin + 30),
    pointAt(radii.limb, begin + 30),
  ]
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${radii.rim} ${radii.rim} 0 0 0 ${c.x} ${c.y}L${d.x} ${d.y}A${radii.limb} ${radii.limb} 0 0 1 ${a.x} ${a.y}Z`
}
