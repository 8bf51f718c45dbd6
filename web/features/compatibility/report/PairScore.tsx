import type { Synastry } from '../../../../shared/domain/person.ts'
import styles from './report.module.css'
import { ScoreParts } from './ScoreParts.tsx'

/** The sum behind the score, and what the births of the two leave open. */
export const PairScore = ({ score, parts, limits }: Synastry) => (
  <section className={styles.report} aria-labelledby="score">
    <h2 id="score">Behind the score</h2>
    <ScoreParts parts={parts} score={score} />
    {limits.length > 0 && (
      <section className={styles.limits}>
        <h3>What the birth data leave open</h3>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    )}
  </section>
)
