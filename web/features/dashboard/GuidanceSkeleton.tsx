import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './guidance.module.css'

/** Shown while today's reading loads. */
export const GuidanceSkeleton = () => (
  <div className={styles.guidance} aria-busy="true">
    <p className={styles.eyebrow}>
      <span>Today's Guidance</span>
    </p>
    <p className={styles.loading}>Loading your guidance for today</p>
    <Skeleton lines={7} />
  </div>
)
