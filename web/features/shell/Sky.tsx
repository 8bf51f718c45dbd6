import sky from '../../data/planisphere.svg'
import styles from './Sky.module.css'

interface Props {
  /** `beside` lets it stand beside the words where there is room. */
  place: 'above' | 'beside'
}

/** The northern sky over a horizon, with true star positions. A file of its own, coloured by the theme. */
export const Sky = ({ place }: Props) => (
  <div className={styles[place]} aria-hidden="true">
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration. */}
    <svg viewBox="-560 -560 1120 1120">
      <use href={`${sky}#sky`} />
    </svg>
  </div>
)
