import { scoreBand } from '../../../../shared/domain/compatibility.ts'
import type { Synastry } from '../../../../shared/domain/person.ts'
import { MatchBand } from '../MatchBand.tsx'
import { ScoreDial } from '../ScoreDial.tsx'
import { Points } from './Points.tsx'
import styles from './report.module.css'

/** What two charts come to, in words. */
export const PairReport = ({ score, summary, strengths, challenges, advice }: Synastry) => (
  <section className={styles.report} aria-labelledby="pair">
    <h2 id="pair">The two of you</h2>
    <div className={styles.score}>
      <ScoreDial score={score} />
      <MatchBand score={score} />
    </div>
    <p>{scoreBand(score).meaning}</p>
    <section className={styles.prose}>
      <h3>Overview</h3>
      {summary.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
    <Points title="Strengths" points={strengths} />
    <Points title="Growth Areas" points={challenges} />
    <section className={styles.prose}>
      <h3>Cosmic Guidance</h3>
      <p className={styles.advice}>{advice}</p>
    </section>
  </section>
)
