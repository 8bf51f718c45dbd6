import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './today.module.css'

/** The shape of the reading that comes. */
export const GuidanceWaiting = () => (
  <div className={styles.guidance} aria-busy="true">
    <p className={styles.eyebrow}>
      <span>Today's Guidance</span>
    </p>
    <p className={styles.loading}>Loading your guidance for today</p>
    <Skeleton lines={7} />
  </div>
)
