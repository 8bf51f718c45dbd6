import { useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { useSession } from '../../lib/session.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AuthFooter } from './AuthFooter.tsx'
import styles from './auth.module.css'
import { ForgotForm } from './ForgotForm.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export type AuthTab = 'login' | 'register'
export type AuthView = AuthTab | 'forgot'

interface Props {
  open: boolean
  onClose: () => void
  first?: AuthView
  /** The step to come back to when onboarding answers are waiting in the browser. */
  resumeAt?: number
  /** The id of the person whose screen waits under the dialog: they go on there and nowhere else. */
  awaited?: string
}

export function AuthDialog({ open, onClose, first = 'login', resumeAt, awaited }: Props) {
  const [chosen, choose] = useState<AuthView | null>(null)
  const { hasEnded } = useSession()
  const view = chosen ?? first
  // Whoever was awaited, or came instead, has ended the waiting by signing in.
  const entry = { resumeAt, awaited, onDone: awaited ? () => {} : close }

  function close() {
    choose(null)
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={titles[view]} narrow>
      {view === 'forgot' ? (
        <ForgotForm onBack={() => choose('login')} />
      ) : (
        <Tabs tabs={tabs} current={view} onChange={(id) => choose(id === 'login' ? 'login' : 'register')}>
          {hasEnded && <p className={styles.ended}>{awaited ? `${ENDED} ${WAITING}` : ENDED}</p>}
          {view === 'register' && <RegisterForm {...entry} />}
          {view === 'login' && <LoginForm {...entry} />}
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

const ENDED = "You've been signed out, here or on another device. Sign in again to continue."
const WAITING = 'What you entered is still here.'

const titles: Record<AuthView, string> = {
  login: 'Welcome Back',
  register: `Welcome to ${brand.name}`,
  forgot: 'Forgot your password?',
}

const tabs = [
  { id: 'login', label: 'Sign In' },
  { id: 'register', label: 'Sign Up' },
] satisfies { id: AuthTab; label: string }[]
