import { storage } from '../../lib/storage.ts'
import { Button } from '../../ui/Button.tsx'
import type { AuthTab } from './AuthDialog.tsx'
import styles from './auth.module.css'

/** Leaves the page for Google; what onboarding has gathered waits in the browser. */
export function GoogleButton({ tab }: { tab: AuthTab }) {
  function leave() {
    storage.write('returningFromAuth', 'true')
    location.assign('/api/auth/google')
  }

  return (
    <div className={styles.google}>
      <p className={styles.or}>or</p>
      <Button tone="quiet" wide onClick={leave}>
        {tab === 'login' ? 'Continue with Google' : 'Sign up with Google'}
      </Button>
    </div>
  )
}
