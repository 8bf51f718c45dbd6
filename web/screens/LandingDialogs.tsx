import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { AuthDialog, type AuthView } from '../features/identity/AuthDialog.tsx'
import { useAuthErrorToast } from '../features/identity/google/useAuthErrorToast.ts'
import { ResetPasswordDialog } from '../features/identity/passwords/ResetPasswordDialog.tsx'
import { linkTokenIn } from '../lib/useLinkToken.ts'
import { paths } from '../paths.ts'

/** The URL says which dialog is open, so that Back closes it and a link can open it. */
export function LandingDialogs() {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const close = () => navigate(paths.landing, { replace: true })
  const view = views[search.get('auth') ?? '']
  useAuthErrorToast(search.get('authError'))

  if (linkTokenIn(location, 'reset') !== null)
    return <ResetPasswordDialog onClose={close} onDone={() => navigate(paths.signInDialog, { replace: true })} />
  return view && <AuthDialog key={view} open first={view} onClose={close} />
}

const views: Record<string, AuthView> = { signin: 'login', signup: 'register', forgot: 'forgot' }
