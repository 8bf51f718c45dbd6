import { RADIAN, wrapDegrees } from '../../../shared/domain/angles.ts'
import styles from './moon.module.css'

/** The Moon's disc as seen from the northern hemisphere. `elongation` is the angle from the Sun in degrees. */
export const MoonDisc = ({ elongation }: { elongation: number }) => (
  <svg className={styles.disc} viewBox="-50 -50 100 100" aria-hidden="true">
    <circle r="48" className={styles.ring} />
    <circle r={RADIUS} className={styles.dark} />
    <path d={litPath(elongation)} className={styles.lit} />
  </svg>
)

const RADIUS = 40

/** Along half of the limb and back along the terminator, an ellipse whose width is the cosine of the elongation. */
function litPath(elongation: number): string {
  const angle = wrapDegrees(elongation)
  const limb = angle < 180 ? 1 : 0
  const width = RADIUS * Math.abs(Math.cos(angle / RADIAN))
  const isGibbous = angle > 90 && angle < 270
  const terminator = isGibbous ? limb : 1 - limb
  return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 ${limb} 0 ${RADIUS}A${width.toFixed(2)} ${RADIUS} 0 0 ${terminator} 0 ${-RADIUS}Z`
}
