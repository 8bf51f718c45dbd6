import { scoreBand } from '../../../shared/domain/compatibility.ts'
import styles from './reports.module.css'

/** What a score means in words, and the scores that are called the same: a number alone says too much or too little. */
export function MatchBand({ score }: { score: number }) {
  const { match, from, to } = scoreBand(score)
  return (
    <p className={styles.band}>
      <strong>{match.charAt(0).toUpperCase() + match.slice(1)}</strong> <span>{`scores of ${from} to ${to}%`}</span>
    </p>
  )
}
