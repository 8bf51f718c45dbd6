import styles from '../layout/Page.module.css'
import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Shown while the code of a screen loads. */
export const ScreenSkeleton = () => (
  <main className={styles.wide}>
    <Loading>
      <Skeleton lines={6} />
    </Loading>
  </main>
)
