import { RADIAN, wrapDegrees } from '../../../shared/domain/angles.ts'
import styles from './moon.module.css'

/**
 * The Moon's disc as seen from the northern hemisphere. `elongation` is the angle from the Sun in degrees. In the light
 * theme the dark side has the text colour; in the dark theme the lit side has it.
 */
export const MoonDisc = ({ elongation }: { elongation: number }) => (
  <svg className={styles.disc} viewBox="-50 -50 100 100" aria-hidden="true">
    <circle r="48" fill="none" stroke="var(--line-strong)" strokeWidth="3" strokeDasharray="0.7 4.33" />
    <circle r={RADIUS} fill="light-dark(var(--text), transparent)" stroke="var(--line-strong)" />
    {/* On a light ground a thin crescent would lose its outer edge. */}
    <path
      d={litPath(elongation)}
      fill="light-dark(var(--raised), var(--text))"
      stroke="light-dark(var(--text), transparent)"
      strokeWidth="1.5"
    />
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
