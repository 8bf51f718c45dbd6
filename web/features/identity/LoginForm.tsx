import * as z from 'zod/mini'
import { identity } from '../../../shared/contract/identity.ts'
import { Email } from '../../../shared/domain/email.ts'
import { Password, type SessionUser } from '../../../shared/domain/user.ts'
import { track } from '../../lib/analytics/analytics.ts'
import { call } from '../../lib/api/call.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './auth.module.css'
import { Obstacle } from './Obstacle.tsx'
import { type AuthFormProps, useAuthForm } from './useAuthForm.ts'

const Login = z.object({ email: Email, password: Password })

export function LoginForm(props: AuthFormProps) {
  const { busy, errors, submit, enterApp, obstacle } = useAuthForm({
    ...props,
    schema: Login,
    failure: { title: 'Login failed', fallback: 'Invalid email or password' },
    async send(body) {
      const user = await call(identity.login, { body })
      track('login', { method: 'email' })
      if (!(await enterApp(user, startScreenOf(user)))) return
      // Only now that the dialog has closed: a live region inside it would be cut off.
      showToast({ title: 'Welcome back!', description: "You've successfully logged in." })
    },
  })
  const shared = { required: true, disabled: busy }

  return (
    <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} {...shared} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        {...shared}
      />
      {obstacle && <Obstacle>{obstacle}</Obstacle>}
      <Button type="submit" wide busy={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

const startScreenOf = (user: SessionUser) => (user.onboardingCompleted ? 'dashboard' : 'onboarding')
