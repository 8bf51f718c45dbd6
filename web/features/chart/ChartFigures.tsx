import type { ChartPattern } from '../../../shared/domain/chart.ts'
import styles from './chart.module.css'
import { Glyph } from './Glyph.tsx'
import { patternWords } from './patternWords.ts'

/** The figures that several aspects draw together. Many charts have none. */
export const ChartFigures = ({ patterns }: { patterns: readonly ChartPattern[] }) => (
  <section aria-labelledby="figures">
    <h2 id="figures">Aspect patterns</h2>
    {patterns.length === 0 && (
      <p className={styles.meaning}>Your aspects form no larger pattern. Most charts have one or none.</p>
    )}
    <ul className={styles.rows}>
      {patterns.map(({ pattern, planets, apex }) => (
        <li key={`${pattern} ${planets.join(' ')}`}>
          <p className={styles.row}>
            <strong>{patternWords[pattern].name}</strong>
            <span className={styles.where}>
              {planets.map((planet) => (
                <Glyph key={planet} of={planet} />
              ))}
            </span>
          </p>
          <p className={styles.marks}>
            {planets.join(', ')}
            {apex && ` · apex: ${apex}`}
          </p>
          <p className={styles.meaning}>{patternWords[pattern].meaning}</p>
        </li>
      ))}
    </ul>
  </section>
)
