import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** Shown when the birth place could not be resolved. The children ask for it again. */
export const PlaceNeeded = ({ children }: { children: ReactNode }) => (
  <section className={styles.needed}>
    <h2>Which place is it?</h2>
    <p>We couldn't find your birth place. Enter the city with its state or country so we can cast your chart.</p>
    {children}
  </section>
)
