import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { AspectName } from '../../../../shared/domain/chart.ts'
import { aspectLook } from '../wheel/aspectLook.ts'
import { pointAt } from '../wheel/pointAt.ts'
import { Ray } from '../wheel/Ray.tsx'
import styles from './daySky.module.css'
import { type SkyMark, skyRadii } from './layoutDaySky.ts'

interface Props {
  mover: SkyMark<string>
  met: SkyMark<string> | undefined
  /** How it is drawn across the middle; without it the hand only points. */
  aspect: AspectName | undefined
  /** How far from the middle the hand ends. */
  depth: number
  aries: number
  /** Whether what it meets is around the ring too, so that it has a hand of its own. */
  isOfSky: boolean
}

/** The hand that points from the body of the day into the ring, and the line of its aspect from there. */
export function LeadLine({ mover, met, aspect, depth, aries, isOfSky }: Props) {
  const to = met && aspect ? pointAt(depth, met.angle) : undefined
  const from = pointAt(depth, mover.angle)
  return (
    <g className={styles.lead}>
      <Hand angle={mover.angle} depth={depth} aries={aries} />
      {to && met && aspect && (
        <>
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeDasharray={aspectLook[aspect].dash} />
          <circle className={styles.dot} cx={to.x} cy={to.y} r="2" />
          {isOfSky && <Hand angle={met.angle} depth={depth} aries={aries} />}
        </>
      )}
    </g>
  )
}

/** Through the band of the signs it goes only where no glyph is in its way. */
function Hand({ angle, depth, aries }: Pick<Props, 'depth' | 'aries'> & { angle: number }) {
  const { rim, limb } = skyRadii
  const end = pointAt(depth, angle)
  const isBeside = Math.abs((wrapDegrees(angle - aries) % 30) - 15) > GLYPH_HALF
  return (
    <>
      <Ray angle={angle} from={depth} to={isBeside ? rim : limb} />
      <circle className={styles.dot} cx={end.x} cy={end.y} r="2" />
    </>
  )
}

/** Half of a sign's glyph, in degrees of its circle. */
const GLYPH_HALF = 5
