import { Screen } from '../../ui/Screen.tsx'
import styles from './AppFrame.module.css'
import { Navigation } from './Navigation.tsx'

/** Around every screen of a member: the four tabs below on a phone, at the side on a desk. */
export const AppFrame = () => (
  <div className={styles.frame}>
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
    <Navigation />
    <Screen />
  </div>
)
