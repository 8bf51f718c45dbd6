import type { DaySky } from '../../../../shared/domain/daySky.ts'
import { pointAt } from '../wheel/pointAt.ts'
import { Ray } from '../wheel/Ray.tsx'
import { WheelGlyph } from '../wheel/WheelGlyph.tsx'
import styles from './daySky.module.css'
import { LeadLine } from './LeadLine.tsx'
import { layoutDaySky, skyRadii } from './layoutDaySky.ts'
import { NatalMark } from './NatalMark.tsx'
import { ZodiacRing } from './ZodiacRing.tsx'

interface Props {
  sky: DaySky
  /** "today", or "on November 21, 2026". */
  when: string
}

/** The sky of a day around the chart of its reader or, in a reading for a Sun sign, around that sign. It is only looked at. */
export function DaySkyFigure({ sky, when }: Props) {
  const { aries, around, inside, sector, mover, met, hand } = layoutDaySky(sky)
  const { frame, bodies, rim } = skyRadii
  const leading = new Set<string | undefined>([mover?.name, sky.sign && met?.name])
  const center = sky.sign ?? 'your chart'
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={`The sky ${when} around ${center}: ${sky.label}`}
        viewBox={`${-frame} ${-frame} ${2 * frame} ${2 * frame}`}
      >
        <ZodiacRing aries={aries} sector={sector} hasChart={inside.length > 0} />
        {inside.map((mark) => (
          <NatalMark key={mark.name} mark={mark} isMet={mark === met} />
        ))}
        {around.map(({ name, angle, glyphAngle }) => (
          <g key={name} className={leading.has(name) ? styles.lead : undefined}>
            <Ray angle={angle} from={rim} to={rim + 3.5} />
            <WheelGlyph of={name} at={pointAt(bodies, glyphAngle)} size={leading.has(name) ? 16 : 14} />
          </g>
        ))}
        {mover && <LeadLine {...hand} mover={mover} met={met} />}
      </svg>
      <figcaption className="muted">{`The sky around ${center}`}</figcaption>
    </figure>
  )
}
