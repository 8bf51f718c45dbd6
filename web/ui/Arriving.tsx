import styles from './Page.module.css'
import { Skeleton } from './Skeleton.tsx'

/** The shape of a screen that is on its way. */
export const Arriving = () => (
  <main className={styles.wide} aria-busy="true">
    <Skeleton lines={6} />
  </main>
)
