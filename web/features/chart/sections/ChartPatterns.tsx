import type { ChartPattern } from '../../../../shared/domain/chart.ts'
import styles from '../chart.module.css'
import { Glyph } from '../glyphs/Glyph.tsx'
import { patternLabels } from '../labels/patternLabels.ts'

/** Aspect patterns such as grand trines. Many charts have none. */
export const ChartPatterns = ({ patterns }: { patterns: readonly ChartPattern[] }) => (
  <section aria-labelledby="figures">
    <h2 id="figures">Aspect Patterns</h2>
    {patterns.length === 0 && (
      <p className={styles.meaning}>Your aspects form no larger pattern. Most charts have one or none.</p>
    )}
    <ul className={styles.rows}>
      {patterns.map(({ pattern, planets, apex }) => (
        <li key={`${pattern} ${planets.join(' ')}`}>
          <p className={styles.row}>
            <strong>{patternLabels[pattern].name}</strong>
            <span className={styles.where}>
              {planets.map((planet) => (
                <Glyph key={planet} of={planet} />
              ))}
            </span>
          </p>
          <p className={styles.marks}>{apex ? `${planets.join(', ')} · apex: ${apex}` : planets.join(', ')}</p>
          <p className={styles.meaning}>{patternLabels[pattern].meaning}</p>
        </li>
      ))}
    </ul>
  </section>
)
