import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './chart.module.css'
import { discs, radii } from './wheel/radii.ts'
import wheelStyles from './wheel/wheel.module.css'

/** Shown while the chart loads: the circles of the wheel, and below or beside them the Big Three and three sections. */
export const ChartSkeleton = () => (
  <div className={styles.halves}>
    <div className={wheelStyles.wheel}>
      <div className={wheelStyles.drawing}>
        <svg
          viewBox={`${-radii.frame} ${-radii.frame} ${2 * radii.frame} ${2 * radii.frame}`}
          fill="none"
          aria-hidden="true"
        >
          {[radii.rim, radii.limb, discs[0]!.houses, discs[0]!.aspects].map((radius) => (
            <circle key={radius} r={radius} stroke="var(--line)" />
          ))}
        </svg>
      </div>
    </div>
    <div className={styles.chart}>
      <Skeleton height={126} />
      <Skeleton height={120} />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </div>
  </div>
)
