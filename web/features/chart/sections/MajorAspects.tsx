import type { ChartAspect } from '../../../../shared/domain/chart.ts'
import styles from '../chart.module.css'
import { Glyph } from '../glyphs/Glyph.tsx'
import { orbLabel } from '../labels/orbLabel.ts'
import { ExpandableList } from './ExpandableList.tsx'

export const MajorAspects = ({ aspects }: { aspects: readonly ChartAspect[] }) => (
  <section aria-labelledby="aspects">
    <h2 id="aspects">Major Aspects</h2>
    <p className={styles.meaning}>
      The orb is how far an aspect is from exact. An aspect is applying while it gets closer, and separating after that.
    </p>
    <ExpandableList of={aspects} first={FIRST_SHOWN} what="aspects">
      {(shown) => (
        <ul className={styles.rows}>
          {shown.map((aspect) => (
            <li key={`${aspect.planet1} ${aspect.aspect} ${aspect.planet2}`}>
              <Aspect {...aspect} />
            </li>
          ))}
        </ul>
      )}
    </ExpandableList>
  </section>
)

/** One aspect with its meaning. */
export const Aspect = ({ planet1, aspect, planet2, orb, applying, interpretation }: ChartAspect) => (
  <>
    <p className={styles.row}>
      <span>
        <Glyph of={planet1} /> <Glyph of={aspect} /> <Glyph of={planet2} />
      </span>
      <strong>{`${planet1} ${aspect} ${planet2}`}</strong>
    </p>
    <p className={styles.marks}>
      <span>{`orb ${orbLabel(orb)}`}</span>
      <span>{applying ? 'applying' : 'separating'}</span>
    </p>
    <p className={styles.meaning}>{interpretation}</p>
  </>
)

const FIRST_SHOWN = 5
