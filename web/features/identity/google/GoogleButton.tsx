import { pendingLogout } from '../../../lib/session/logout.ts'
import { requestedPage } from '../../../lib/session/requestedPage.ts'
import { useBusy } from '../../../lib/state/useBusy.ts'
import { storage } from '../../../lib/storage/storage.ts'
import { MarkedGoogleButton } from '../../../ui/forms/MarkedGoogleButton.tsx'
import type { AuthTab } from '../AuthTab.ts'
import styles from '../auth.module.css'
import { storeOnboarding } from './storeOnboarding.ts'

/** Redirects to Google. Onboarding answers are stored first, both in the browser and on the server. */
export function GoogleButton({ tab }: { tab: AuthTab }) {
  const { busy, run } = useBusy(async () => {
    storage.write('returningFromAuth', 'true')
    pendingLogout.clear()
    requestedPage.leaveForGoogle()
    await storeOnboarding()
    location.assign('/api/auth/google')
  })

  return (
    <div className={styles.google}>
      <p className={styles.or}>or</p>
      <MarkedGoogleButton wide busy={busy} onClick={() => void run()}>
        {tab === 'login' ? 'Continue with Google' : 'Sign up with Google'}
      </MarkedGoogleButton>
    </div>
  )
}
