import type { ReactNode } from 'react'
import styles from './Banner.module.css'

interface Props {
  /** Nothing renders while this is empty. */
  children: ReactNode
}

/** Fixed at the bottom of the window, above the navigation, so that it causes no layout shift. */
export const Banner = ({ children }: Props) => (
  <div role="status">
    {children && (
      <div className={styles.banner} data-banner="" data-keep-clear="">
        {children}
      </div>
    )}
  </div>
)
