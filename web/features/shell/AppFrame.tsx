import type { ReactNode } from 'react'
import { Screen } from '../../ui/Screen.tsx'
import styles from './AppFrame.module.css'
import { Navigation } from './Navigation.tsx'

/** Around every screen of a member: the four tabs below on a phone, at the side on a desk, and what is due under all. */
export const AppFrame = ({ reminder }: { reminder?: ReactNode }) => (
  <div className={styles.frame}>
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
    <Navigation />
    <Screen />
    {reminder}
  </div>
)
