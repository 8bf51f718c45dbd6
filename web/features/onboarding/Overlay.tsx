import styles from './onboarding.module.css'

/** Fills the screen while something happens that the person waits for. */
export const Overlay = ({ isLeaving }: { isLeaving: boolean }) => (
  <div className={styles.overlay} role="status">
    <svg viewBox="0 0 120 120" width="120" height="120" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="60" cy="60" r="58" strokeWidth="1" />
      <circle cx="60" cy="60" r="50" strokeWidth="6" strokeDasharray="1 12.09" />
      <ellipse cx="60" cy="60" rx="42" ry="16" strokeWidth="1" transform="rotate(-24 60 60)" />
      <circle cx="60" cy="60" r="7" strokeWidth="1.5" />
      <circle cx="97" cy="44" r="3" fill="currentColor" />
    </svg>
    <p className={styles.overlayTitle}>Getting your free astrology reading!</p>
    <p>{isLeaving ? 'You are being redirected to sign up.' : 'Your chart is being cast.'}</p>
  </div>
)
