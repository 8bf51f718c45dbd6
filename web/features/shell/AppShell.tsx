import type { ReactNode } from 'react'
import { ScreenOutlet } from '../../ui/layout/ScreenOutlet.tsx'
import styles from './AppShell.module.css'
import { Navigation } from './Navigation.tsx'

/** The layout of signed-in screens: the navigation is at the bottom on phones and at the side on desktops. */
export const AppShell = ({ reminder, children }: { reminder?: ReactNode; children: ReactNode }) => (
  <div className={styles.shell}>
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
    <Navigation />
    <ScreenOutlet>{children}</ScreenOutlet>
    {reminder}
  </div>
)
