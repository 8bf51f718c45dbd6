import type { ChartPattern } from '../../../../shared/domain/chart.ts'
import styles from '../chart.module.css'
import { Glyph } from '../glyphs/Glyph.tsx'
import { ordinal } from '../labels/ordinal.ts'
import { patternLabels } from '../labels/patternLabels.ts'

/** Aspect patterns such as grand trines, and stelliums. Some charts have none. */
export const ChartPatterns = ({ patterns }: { patterns: readonly ChartPattern[] }) => (
  <section aria-labelledby="figures">
    <h2 id="figures">Patterns</h2>
    {patterns.length === 0 && (
      <p className={styles.meaning}>
        Your aspects form no larger pattern, and no sign or house has three planets in it.
      </p>
    )}
    <ul className={styles.rows}>
      {patterns.map(({ pattern, planets, apex, place }) => (
        <li key={`${pattern} ${planets.join(' ')}`}>
          <p className={styles.row}>
            <strong>{patternLabels[pattern].name}</strong>
            <span className={styles.where}>
              {planets.map((planet) => (
                <Glyph key={planet} of={planet} />
              ))}
            </span>
          </p>
          <p className={styles.marks}>
            {[planets.join(', '), apex && `apex: ${apex}`, place && placeLabel(place)].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.meaning}>{patternLabels[pattern].meaning}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** "in Capricorn", "in the 3rd house", "in Capricorn and the 3rd house" */
const placeLabel = ({ sign, house }: NonNullable<ChartPattern['place']>): string =>
  `in ${[sign, house && `the ${ordinal(house)} house`].filter(Boolean).join(' and ')}`
