import type { ReactNode } from 'react'
import styles from './Strip.module.css'

interface Props {
  /** What it says, for as long as there is something to say. */
  children: ReactNode
}

/** Stands over the foot of the window, above the tabs, so that nothing has to move for it. */
export const Strip = ({ children }: Props) => (
  <div role="status">
    {children && (
      <div className={styles.strip} data-strip="">
        {children}
      </div>
    )}
  </div>
)
