import styles from './reports.module.css'

/** A score on a graduated circle, like the limb of an astrolabe: twenty ticks, and an arc from the top. */
export const ScoreDial = ({ score }: { score: number }) => (
  <p className={styles.dial}>
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <circle className={styles.ticks} cx="48" cy="48" r="43" pathLength="100" />
      <circle className={styles.track} cx="48" cy="48" r="37" />
      <circle className={styles.arc} cx="48" cy="48" r="37" pathLength="100" strokeDasharray={`${score} 100`} />
    </svg>
    <span>
      <span>{`${score}%`}</span> <small>match</small>
    </span>
  </p>
)
