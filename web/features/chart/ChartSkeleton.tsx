import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './chart.module.css'

/** Shown while the chart loads: a wheel, and rows below or beside it. */
export const ChartSkeleton = () => (
  <div className={styles.halves} aria-busy="true">
    <Skeleton height={360} />
    <Skeleton lines={12} />
  </div>
)
