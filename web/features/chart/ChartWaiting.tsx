import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './chart.module.css'

/** The shape of a chart that comes: a wheel, and rows below or beside it. */
export const ChartWaiting = () => (
  <div className={styles.halves} aria-busy="true">
    <Skeleton height={360} />
    <Skeleton lines={12} />
  </div>
)
