import { useState } from 'react'
import { brand } from '../../../shared/domain/brand.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AuthFooter } from './AuthFooter.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export type AuthTab = 'login' | 'register'

interface Props {
  open: boolean
  onClose: () => void
  first?: AuthTab
  /** The step to come back to when onboarding answers are waiting in the browser. */
  resumeAt?: number
}

export function AuthDialog({ open, onClose, first = 'login', resumeAt }: Props) {
  const [chosen, choose] = useState<AuthTab | null>(null)
  const tab = chosen ?? first
  const Form = tab === 'login' ? LoginForm : RegisterForm

  function close() {
    choose(null)
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={titles[tab]} narrow>
      <Tabs tabs={tabs} current={tab} onChange={(id) => choose(id === 'login' ? 'login' : 'register')}>
        <Form resumeAt={resumeAt} onDone={close} />
        <GoogleButton tab={tab} />
        <AuthFooter />
      </Tabs>
    </Dialog>
  )
}

const titles: Record<AuthTab, string> = { login: 'Welcome Back', register: `Welcome to ${brand.name}` }

const tabs = [
  { id: 'login', label: 'Sign In' },
  { id: 'register', label: 'Sign Up' },
] satisfies { id: AuthTab; label: string }[]
