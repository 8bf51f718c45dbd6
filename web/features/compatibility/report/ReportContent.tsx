import { type CompatibilityReport, scoreBand } from '../../../../shared/domain/compatibility.ts'
import { longDate } from '../../../lib/time/dates.ts'
import { Hearts } from '../Hearts.tsx'
import { MatchBand } from '../MatchBand.tsx'
import { ScoreDial } from '../ScoreDial.tsx'
import { Points } from './Points.tsx'
import styles from './report.module.css'
import { ScoreParts } from './ScoreParts.tsx'

type Props = Pick<CompatibilityReport, 'partnerBirthDate' | 'compatibilityScore' | 'report'>

/** Everything that a report says. */
export const ReportContent = ({ report, compatibilityScore, partnerBirthDate }: Props) => (
  <div className={styles.report}>
    <div className={styles.score}>
      <ScoreDial score={compatibilityScore} />
      <div>
        <MatchBand score={compatibilityScore} />
        <Hearts score={compatibilityScore} />
        <p className={styles.born}>{`Partner born ${longDate(partnerBirthDate)}`}</p>
      </div>
    </div>
    <p>{scoreBand(compatibilityScore).meaning}</p>
    <section className={styles.prose}>
      <h3>Overview</h3>
      {report.summary.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
    <Points title="Strengths" points={report.strengths} />
    <Points title="Growth Areas" points={report.challenges} />
    <section className={styles.prose}>
      <h3>Cosmic Guidance</h3>
      <p className={styles.advice}>{report.advice}</p>
    </section>
    <div className={styles.tiles}>
      <Tile title="Elements" text={report.element_compatibility} />
      <Tile title="Emotions" text={report.emotional_compatibility} />
      <Tile title="Communication" text={report.communication_style} />
      <Tile title="Love Language" text={report.love_language} />
    </div>
    <ScoreParts parts={report.score_parts} score={compatibilityScore} />
    <section className={styles.limits}>
      <h3>What a date can't tell</h3>
      <ul>
        {report.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  </div>
)

const Tile = ({ title, text }: { title: string; text: string }) => (
  <section className={styles.tile}>
    <h3>{title}</h3>
    <p>{text}</p>
  </section>
)
