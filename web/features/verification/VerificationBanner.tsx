import { Icon } from '../../ui/Icon.tsx'
import strip from '../../ui/Strip.module.css'
import { CodeActions } from './CodeActions.tsx'
import styles from './verification.module.css'

interface Props {
  email: string
  onDismiss: () => void
}

/** Stands at the foot of the window, where nothing has to make room for it when it comes. */
export const VerificationBanner = ({ email, onDismiss }: Props) => (
  <section className={`${strip.strip} ${styles.banner}`} aria-label="Verification">
    <p>Please verify your email address</p>
    <CodeActions email={email} />
    <button type="button" className={styles.dismiss} onClick={onDismiss}>
      <Icon name="close" label="Not now" />
    </button>
  </section>
)
