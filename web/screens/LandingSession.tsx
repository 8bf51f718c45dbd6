import { Suspense, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { lazyScreen } from '../lib/lazyScreen.ts'
import { useSession } from '../lib/session.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import styles from './Landing.module.css'

/** Lets in whoever has an account: at once when signed in, through the dialog when not. */
export function LandingSession() {
  const { user, isLoading } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  useRedirect(mayStay(search) ? null : user)

  return (
    <div className={styles.session}>
      Already have an account?{' '}
      <Button tone="quiet" onClick={() => navigate(paths.signInDialog)}>
        Sign In
      </Button>
      {isLoading && <span className={styles.spinner} role="status" aria-label="Looking for your session" />}
      {isHydrated && hasErrand(search) && (
        <Suspense>
          <LandingAuth />
        </Suspense>
      )}
    </div>
  )
}

const LandingAuth = lazyScreen(async () => (await import('./LandingAuth.tsx')).LandingAuth)

const hasErrand = (search: URLSearchParams) => ['auth', 'reset', 'authError'].some((name) => search.has(name))

/** Links from mails about a password are for whoever follows them, signed in or not. */
const mayStay = (search: URLSearchParams) => search.has('reset') || search.get('auth') === 'forgot'

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
