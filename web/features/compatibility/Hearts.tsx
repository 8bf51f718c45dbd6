import { heartsOf } from '../../../shared/domain/compatibility.ts'
import styles from './reports.module.css'

const ALL = [1, 2, 3, 4, 5]
const HEART = 'M12 20C6 15.5 3.5 12.4 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 3.4-2.5 6.5-8.5 11Z'

/** A score in hearts, one for every twenty percent. */
export function Hearts({ score }: { score: number }) {
  const hearts = heartsOf(score)
  return (
    <span className={styles.hearts} role="img" aria-label={`${hearts} of 5 hearts`}>
      {ALL.map((heart) => (
        <svg key={heart} viewBox="0 0 24 24" className={heart <= hearts ? styles.full : undefined} aria-hidden="true">
          <path d={HEART} />
        </svg>
      ))}
    </span>
  )
}
