import * as z from 'zod/mini'
import { identity } from '../../../shared/contract/identity.ts'
import { Email } from '../../../shared/domain/email.ts'
import { Password, type SessionUser } from '../../../shared/domain/user.ts'
import { track } from '../../lib/analytics.ts'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import stack from '../../ui/Stack.module.css'
import styles from './auth.module.css'
import { type AuthFormProps, useAuthForm } from './useAuthForm.ts'

const Login = z.object({ email: Email, password: Password })

export function LoginForm(props: AuthFormProps) {
  const { busy, errors, submit, enter } = useAuthForm({
    ...props,
    schema: Login,
    failure: { title: 'Login failed', otherwise: 'Invalid email or password' },
    async send(body) {
      const user = await call(identity.login, { body })
      track('login', { method: 'email' })
      await enter(user, homeOf(user))
      // Said when the dialog is gone: what is said inside it breaks off with it.
      notify({ title: 'Welcome back!', description: "You've successfully logged in." })
    },
  })
  const shared = { required: true, disabled: busy }

  return (
    <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
      <Field label="Email" name="email" type="email" autoComplete="username" error={errors.email} {...shared} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        {...shared}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

const homeOf = (user: SessionUser) => (user.onboardingCompleted ? 'dashboard' : 'onboarding')
