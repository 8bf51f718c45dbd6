import { useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { AuthFooter } from './AuthFooter.tsx'
import type { AuthTab } from './AuthTab.ts'
import styles from './auth.module.css'
import { GoogleButton } from './google/GoogleButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { ForgotPasswordForm } from './passwords/ForgotPasswordForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { signInReason } from './signInReason.ts'

export type AuthView = AuthTab | 'forgot'

interface Props {
  open: boolean
  onClose: () => void
  first?: AuthView
  /** The onboarding step to return to after signing in. */
  resumeAt?: number
  /** The id of the account whose screen is still mounted under the dialog. If it signs in again, there is no navigation. */
  expiredUserId?: string
}

export function AuthDialog({ open, onClose, first = 'login', resumeAt, expiredUserId }: Props) {
  const [chosen, choose] = useState<AuthView | null>(null)
  const { hasExpired } = useSession()
  const view = chosen ?? first
  const reason = hasExpired || resumeAt ? undefined : signInReason()
  // After an expired session, the caller unmounts this dialog as soon as anybody has signed in.
  const formProps = { resumeAt, expiredUserId, onDone: expiredUserId ? () => {} : close }

  function close() {
    choose(null)
    onClose()
  }

  return (
    <Dialog isPlace open={open} onClose={close} title={titles[view]} narrow>
      {view === 'forgot' ? (
        <ForgotPasswordForm onBack={() => choose('login')} />
      ) : (
        <Tabs tabs={tabs} current={view} onChange={(id) => choose(id === 'login' ? 'login' : 'register')}>
          {hasExpired && <p className={styles.expired}>{expiredUserId ? `${EXPIRED} ${KEPT}` : EXPIRED}</p>}
          {reason && <p className={styles.expired}>{reason}</p>}
          {view === 'register' && <RegisterForm {...formProps} />}
          {view === 'login' && <LoginForm {...formProps} />}
          {view === 'login' && (
            <button type="button" className={styles.forgot} onClick={() => choose('forgot')}>
              Forgot your password?
            </button>
          )}
          <GoogleButton tab={view} />
          <AuthFooter />
        </Tabs>
      )}
    </Dialog>
  )
}

const EXPIRED = "You've been logged out, here or on another device. Sign in again to continue."
const KEPT = 'What you entered is still here.'

const titles: Record<AuthView, string> = {
  login: 'Welcome Back',
  register: `Welcome to ${brand.name}`,
  forgot: 'Forgot your password?',
}

const tabs = [
  { id: 'login', label: 'Sign In' },
  { id: 'register', label: 'Sign Up' },
] satisfies { id: AuthTab; label: string }[]
