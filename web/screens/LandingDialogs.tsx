import { useEffect, useState } from 'react'
import { PrivacyChoice } from '../features/consent/PrivacyChoice.tsx'
import { SignReadingDialog } from '../features/dashboard/SignReadingDialog.tsx'
import { AuthDialog, type AuthView } from '../features/identity/AuthDialog.tsx'
import { useAuthErrorToast } from '../features/identity/google/useAuthErrorToast.ts'
import { ResetPasswordDialog } from '../features/identity/passwords/ResetPasswordDialog.tsx'
import { useLocation, useNavigate, useSearchParams } from '../lib/navigation/router.tsx'
import { linkTokenIn } from '../lib/navigation/useLinkToken.ts'
import { paths } from '../paths.ts'
import { showToast } from '../ui/feedback/showToast.ts'
import { Dialog } from '../ui/layout/Dialog.tsx'

/** The URL says which dialog is open, so that Back closes it and a link can open it. */
export function LandingDialogs({ onClose: close }: { onClose: () => void }) {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const view = views[search.get('auth') ?? '']
  const [resetMessage, setResetMessage] = useState<string>()
  useAuthErrorToast(search.get('authError'))

  // Only once the sign-in dialog is open, which does not show a toast from before.
  useEffect(() => {
    if (!view || !resetMessage) return
    showToast({ title: 'Password changed', description: resetMessage, seconds: 8 })
    setResetMessage(undefined)
  }, [view, resetMessage])

  function signInAfterReset(message: string) {
    setResetMessage(message)
    navigate(paths.signInDialog, { replace: true })
  }

  if (linkTokenIn(location, 'reset') !== null) return <ResetPasswordDialog onClose={close} onDone={signInAfterReset} />
  if (search.has('reading')) return <SignReadingDialog onClose={close} />
  if (search.has('privacy'))
    return (
      <Dialog isPlace open onClose={close} title="Privacy choices" narrow>
        <PrivacyChoice />
      </Dialog>
    )
  return view && <AuthDialog key={view} open first={view} onClose={close} />
}

const views: Record<string, AuthView> = { signin: 'login', signup: 'register', forgot: 'forgot' }
