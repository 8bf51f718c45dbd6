import type { ScorePart, ScorePartName } from '../../../../shared/domain/compatibility.ts'
import { MatchBand } from '../MatchBand.tsx'
import styles from './report.module.css'

const LABELS: Record<ScorePartName, string> = {
  average: 'Average pair',
  sun_signs: 'Sun signs',
  elements: 'Elements',
  moon: 'Moon contacts',
  mercury: 'Mercury contacts',
  venus: 'Venus contacts',
  mars: 'Mars contacts',
  slow_planets: 'Sun with slow planets',
}

interface Props {
  parts: readonly ScorePart[]
  score: number
}

/** The sum behind the score: where every pair begins, and what each part adds or takes away. */
export const ScoreParts = ({ parts, score }: Props) => (
  <section className={styles.parts}>
    <h3>What the score is made of</h3>
    <dl>
      {parts.map(({ part, points, reason }) => (
        <div key={part}>
          <dt>
            <span>{LABELS[part]}</span> <b>{part === 'average' ? points : signed(points)}</b>
          </dt>
          <dd>
            {part !== 'average' && <Bar points={points} />}
            <span>{reason}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt>
          Together <b>{score}</b>
        </dt>
        <dd>
          <MatchBand score={score} />
        </dd>
      </div>
    </dl>
  </section>
)

/** "+7", "−12", "0". */
const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'))

/** From the middle: to the right what a part adds, to the left what it takes away. */
const Bar = ({ points }: { points: number }) => {
  const width = Math.min(50, Math.abs(points))
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 5.5H100" />
      <rect x={points < 0 ? 50 - width : 50} y="1" width={width} height="4" className={points < 0 ? styles.less : ''} />
    </svg>
  )
}
