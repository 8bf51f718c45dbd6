import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyScreen } from '../lib/lazyScreen.ts'
import { useSession } from '../lib/session.tsx'
import { linkTokenIn } from '../lib/useLinkToken.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import styles from './Landing.module.css'

/** Lets in whoever has an account: at once when signed in, through the dialog when not. */
export function LandingSession() {
  const { user, isLoading } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const search = new URLSearchParams(location.search)
  const isReset = linkTokenIn(location, 'reset') !== null
  // Links from mails about a password are for whoever follows them, signed in or not. What went wrong at Google is
  // said before anybody is led on.
  const mayStay = isReset || search.get('auth') === 'forgot' || search.has('authError')
  useRedirect(mayStay ? null : user)

  return (
    <div className={styles.session}>
      Already have an account?{' '}
      <Button tone="quiet" onClick={() => navigate(paths.signInDialog)}>
        Sign In
      </Button>
      {isHydrated && isLoading && (
        <span className={styles.spinner} role="status" aria-label="Checking if you're signed in" />
      )}
      {isHydrated && (isReset || search.has('auth') || search.has('authError')) && (
        <Suspense>
          <LandingAuth />
        </Suspense>
      )}
    </div>
  )
}

const LandingAuth = lazyScreen(async () => (await import('./LandingAuth.tsx')).LandingAuth)

const REDIRECT_MS = 100

function useRedirect(user: ReturnType<typeof useSession>['user']): void {
  const navigate = useNavigate()
  const to = user && (user.onboardingCompleted ? paths.dashboard : paths.onboarding)

  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [to, navigate])
}
