import type { ReactNode } from 'react'
import { ScreenOutlet } from '../../ui/layout/ScreenOutlet.tsx'
import styles from './AppShell.module.css'
import { Navigation } from './Navigation.tsx'

interface Props {
  /** At the head of the screen, in room that is always there: what comes late moves nothing and covers nothing. */
  head?: ReactNode
  children: ReactNode
}

/** The layout of signed-in screens: the navigation is at the bottom on phones and at the side on desktops. */
export const AppShell = ({ head, children }: Props) => (
  <div className={styles.shell}>
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
    <Navigation />
    <section className={styles.head} aria-label="Top of the page">
      {head}
    </section>
    <ScreenOutlet>{children}</ScreenOutlet>
  </div>
)
