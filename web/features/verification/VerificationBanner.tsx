import { useEffect } from 'react'
import { focusMainIfLost } from '../../lib/navigation/focusMain.ts'
import { Icon } from '../../ui/display/Icon.tsx'
import { CodeActions } from './CodeActions.tsx'
import styles from './verification.module.css'

interface Props {
  email: string
  onDismiss: () => void
}

/** In the head of every screen, which has room for its two lines: it covers nothing, and moves nothing when it appears. */
export function VerificationBanner({ email, onDismiss }: Props) {
  // Dismissing it and verifying the address both remove the control that has the focus.
  useEffect(() => focusMainIfLost, [])
  return (
    <section className={styles.banner} aria-label="Verification" data-keep-clear="">
      <p>Please verify your email address</p>
      <CodeActions email={email} />
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        <Icon name="close" label="Not now" />
      </button>
    </section>
  )
}
