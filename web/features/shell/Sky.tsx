import type { ReactNode } from 'react'
import sky from '../../data/planisphere.svg'
import styles from './Sky.module.css'

interface Props {
  /** What is drawn on it, in its units: the rim is 500 from the pole. */
  children?: ReactNode
  /** `beside` puts it next to the text on wide screens. */
  position: 'above' | 'beside'
}

/** The northern sky with real star positions. An external SVG, so that it is cached; its colours come from the theme. */
export const Sky = ({ position, children }: Props) => (
  <div className={styles[position]} aria-hidden="true">
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration. */}
    <svg viewBox="-560 -560 1120 1120">
      <use href={`${sky}#sky`} />
      <use href={`${sky}#names-above`} className={styles.namesAbove} />
      {position === 'beside' && <use href={`${sky}#names-beside`} className={styles.namesBeside} />}
      {children}
    </svg>
  </div>
)
