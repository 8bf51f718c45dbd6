import styles from '../layout/Page.module.css'
import { Skeleton } from './Skeleton.tsx'

/** Shown while the code of a screen loads. */
export const ScreenSkeleton = () => (
  <main className={styles.wide} aria-busy="true">
    <Skeleton lines={6} />
  </main>
)
