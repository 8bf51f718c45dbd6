import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './chart.module.css'

/** The shape of a chart that comes: three signs, then rows. */
export const ChartWaiting = () => (
  <div className={styles.chart} aria-busy="true">
    <Skeleton height={148} />
    <Skeleton lines={12} />
  </div>
)
