import stack from '../../ui/Stack.module.css'
import { CodeActions } from './CodeActions.tsx'
import styles from './verification.module.css'

/** Stands at the foot of the window, where nothing has to make room for it when it comes. */
export const VerificationBanner = ({ email }: { email: string }) => (
  <section className={`${stack.row} ${styles.banner}`} aria-label="Verification">
    <p>Please verify your email address</p>
    <CodeActions email={email} />
  </section>
)
