import { ASPECTS } from '../../../../shared/domain/chart.ts'
import { aspectLook } from './aspectLook.ts'
import styles from './wheel.module.css'

/** Which line is which aspect. */
export const WheelKey = () => (
  <ul className={styles.key} aria-label="Lines of the wheel">
    {ASPECTS.map((aspect) => (
      <li key={aspect}>
        <svg width="30" height="4" aria-hidden="true">
          <path
            d="M2 2h26"
            stroke="currentColor"
            strokeWidth={aspect === 'conjunction' ? 3 : 1.5}
            strokeDasharray={aspectLook[aspect]}
          />
        </svg>{' '}
        {aspect}
      </li>
    ))}
  </ul>
)
