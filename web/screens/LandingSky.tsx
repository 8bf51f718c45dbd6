import sky from '../data/planisphere.svg'
import styles from './LandingSky.module.css'

/** The northern sky with true star positions, drawn at build time. A file of its own, coloured by the theme. */
export const LandingSky = () => (
  <div className={styles.sky} aria-hidden="true">
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration. */}
    <svg viewBox="-560 -560 1120 1120">
      <use href={`${sky}#sky`} />
    </svg>
  </div>
)
