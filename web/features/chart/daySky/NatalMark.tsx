import type { NatalPoint } from '../../../../shared/domain/daySky.ts'
import { pointAt, roundPoint } from '../wheel/pointAt.ts'
import { Ray } from '../wheel/Ray.tsx'
import { WheelGlyph } from '../wheel/WheelGlyph.tsx'
import styles from './daySky.module.css'
import { type SkyMark, skyRadii } from './layoutDaySky.ts'

interface Props {
  mark: SkyMark<NatalPoint>
  /** Whether the body of the day meets it. */
  isMet: boolean
}

/** A point of the chart between the scale and the inner circle, with a tick at each where it is exactly. */
export function NatalMark({ mark: { name, angle, glyphAngle }, isMet }: Props) {
  const { degrees, natal, inner } = skyRadii
  const at = pointAt(natal, glyphAngle)
  const isAngle = name === 'Ascendant' || name === 'Midheaven'
  return (
    <g className={isMet ? styles.met : styles.quiet}>
      <Ray angle={angle} from={inner} to={inner + 3} />
      <Ray angle={angle} from={degrees - 3} to={degrees} />
      {isAngle ? (
        <text {...roundPoint(at)} dy="0.35em">
          {name === 'Ascendant' ? 'AC' : 'MC'}
        </text>
      ) : (
        <WheelGlyph of={name} at={at} size={isMet ? 14 : 12} />
      )}
    </g>
  )
}
