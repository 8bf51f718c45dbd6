import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { pointAt } from '../wheel/pointAt.ts'
import { Ray } from '../wheel/Ray.tsx'
import { WheelGlyph } from '../wheel/WheelGlyph.tsx'
import styles from './daySky.module.css'
import { skyRadii } from './layoutDaySky.ts'

interface Props {
  /** Where Aries begins, in degrees of the figure. */
  aries: number
  /** Where the marked sign begins. */
  sector: number | undefined
  hasChart: boolean
}

const { rim, limb, sign, degrees, inner } = skyRadii

/** The twelve signs between two circles, a scale of degrees below them and, for a chart, the circle of its points. */
export const ZodiacRing = ({ aries, sector, hasChart }: Props) => (
  <>
    {sector !== undefined && <path className={styles.sector} d={sectorPath(sector)} />}
    <g className={styles.hair}>
      {sector !== undefined && [0, 30].map((side) => <Ray key={side} angle={sector + side} from={0} to={limb} />)}
      <circle r={rim + 2} />
      <circle r={rim} />
      <circle r={limb} />
      <circle r={degrees} />
      {hasChart && <circle r={inner} />}
      {SIGNS.map((name, index) => (
        <Ray key={name} angle={aries + index * 30} from={limb} to={rim} />
      ))}
    </g>
    <g className={styles.scale} transform={`rotate(${-aries})`}>
      <circle r={(limb + degrees) / 2} pathLength={180} strokeDasharray="0.22 1.78" strokeDashoffset="0.11" />
      <circle r={(limb + degrees) / 2} pathLength={360} strokeDasharray="0.8 9.2" strokeDashoffset="0.4" />
    </g>
    <g className={styles.quiet}>
      {SIGNS.map((name, index) => (
        <WheelGlyph key={name} of={name} at={pointAt(sign, aries + index * 30 + 15)} size={12} />
      ))}
      <circle r="1" />
    </g>
  </>
)

/** The band of one sign. */
function sectorPath(begin: number): string {
  const [a, b] = [pointAt(rim, begin), pointAt(rim, begin + 30)]
  const [c, d] = [pointAt(limb, begin + 30), pointAt(limb, begin)]
  return `M${a.x} ${a.y}A${rim} ${rim} 0 0 0 ${b.x} ${b.y}L${c.x} ${c.y}A${limb} ${limb} 0 0 1 ${d.x} ${d.y}Z`
}
