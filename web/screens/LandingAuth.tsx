import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { AuthDialog, type AuthView } from '../features/session/AuthDialog.tsx'
import { ResetDialog } from '../features/session/ResetDialog.tsx'
import { useAuthErrorNotice } from '../features/session/useAuthErrorNotice.ts'
import { linkTokenIn } from '../lib/useLinkToken.ts'
import { paths } from '../paths.ts'

/** The address says which dialog is open, so that Back closes it and a link can open it. */
export function LandingAuth() {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const close = () => navigate(paths.landing, { replace: true })
  const view = views[search.get('auth') ?? '']
  useAuthErrorNotice(search.get('authError'))

  if (linkTokenIn(location, 'reset') !== null)
    return <ResetDialog onClose={close} onDone={() => navigate(paths.signInDialog, { replace: true })} />
  return view && <AuthDialog key={view} open first={view} onClose={close} />
}

const views: Record<string, AuthView> = { signin: 'login', signup: 'register', forgot: 'forgot' }
