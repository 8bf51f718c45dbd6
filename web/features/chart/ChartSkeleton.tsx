import skeleton from '../../ui/feedback/Skeleton.module.css'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './chart.module.css'

/** Shown while the chart loads: a wheel, and rows below or beside it. */
export const ChartSkeleton = () => (
  <div className={styles.halves} aria-busy="true">
    <div className={skeleton.block} style={ROUND} />
    <Skeleton lines={12} />
  </div>
)

const ROUND = { aspectRatio: 1, borderRadius: '50%' }
