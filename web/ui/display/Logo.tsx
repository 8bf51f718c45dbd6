import { brand } from '../../../shared/domain/brand.ts'
import styles from './Logo.module.css'

/** The logo: the Sun and one planet on its orbit. */
export const Logo = () => (
  <span className={styles.logo}>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="13" />
      <circle cx="16" cy="16" r="2.5" className={styles.sun} />
      <circle cx="25.2" cy="6.8" r="3" className={styles.body} />
    </svg>
    {brand.name}
  </span>
)
