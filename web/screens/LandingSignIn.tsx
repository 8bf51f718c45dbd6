import { useEffect } from 'react'
import { useLocation, useNavigate } from '../lib/navigation/router.tsx'
import { linkTokenIn } from '../lib/navigation/useLinkToken.ts'
import { requestedPage } from '../lib/session/requestedPage.ts'
import { useSession } from '../lib/session/SessionProvider.tsx'
import { useHydrated } from '../lib/state/useHydrated.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/forms/Button.tsx'
import { lazyDialog } from '../ui/layout/lazyDialog.tsx'
import styles from './Landing.module.css'

/** Redirects members who are signed in; offers a Sign In button to everybody else. */
export function LandingSignIn() {
  const { user, isLoading } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const search = new URLSearchParams(location.search)
  const isReset = linkTokenIn(location, 'reset') !== null
  // Password links from emails and privacy choices are for everybody, signed in or not, and a Google error is shown
  // before any redirect.
  const mayStay = isReset || search.get('auth') === 'forgot' || search.has('authError') || search.has('privacy')
  useRedirect(mayStay ? null : user)

  return (
    <div className={styles.session}>
      <span>Already have an account?</span>{' '}
      <Button tone="quiet" onClick={() => navigate(paths.signInDialog)}>
        Sign In
      </Button>
      {isHydrated && isLoading && (
        <span className={styles.spinner} role="status" aria-label="Checking if you're signed in" />
      )}
      {isHydrated && (mayStay || search.has('auth') || search.has('reading')) && (
        // A reset link that cannot open yet stays in the address, and opens once there is a network.
        <LandingDialogs open mustOpen={isReset} onClose={() => navigate(paths.landing, { replace: true })} />
      )}
    </div>
  )
}

const LandingDialogs = lazyDialog(async () => (await import('./LandingDialogs.tsx')).LandingDialogs)

const REDIRECT_MS = 100

function useRedirect(user: ReturnType<typeof useSession>['user']): void {
  const navigate = useNavigate()
  const to = user && (user.onboardingCompleted ? (requestedPage.read() ?? paths.dashboard) : paths.onboarding)

  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [to, navigate])
}
