import { useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
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
}

export function AuthDialog({ open, onClose, first = 'login', resumeAt }: Props) {
  const [chosen, choose] = useState<AuthView | null>(null)
  const view = chosen ?? first

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
          {view === 'register' && <RegisterForm resumeAt={resumeAt} onDone={close} />}
          {view === 'login' && <LoginForm resumeAt={resumeAt} onDone={close} />}
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

const titles: Record<AuthView, string> = {
  login: 'Welcome Back',
  register: `Welcome to ${brand.name}`,
  forgot: 'Forgot your password?',
}

const tabs = [
  { id: 'login', label: 'Sign In' },
  { id: 'register', label: 'Sign Up' },
] satisfies { id: AuthTab; label: string }[]
