import { identity } from '../../../shared/contract/identity.ts'
import { Registration } from '../../../shared/domain/user.ts'
import { track } from '../../lib/analytics/analytics.ts'
import { call } from '../../lib/api/call.ts'
import { delay } from '../../lib/time/delay.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './auth.module.css'
import { Obstacle } from './Obstacle.tsx'
import { NewPasswordField } from './passwords/NewPasswordField.tsx'
import { type AuthFormProps, useAuthForm } from './useAuthForm.ts'

export function RegisterForm(props: AuthFormProps) {
  const { busy, errors, submit, enterApp, obstacle } = useAuthForm({
    ...props,
    schema: Registration,
    failure: { title: 'Registration failed', fallback: 'Could not create account' },
    async send(body) {
      const { message: _, redirectTo, ...user } = await call(identity.register, { body })
      track('sign_up', { method: 'email' })
      showToast({
        title: 'Account created!',
        description: 'Check your email for your verification code.',
        seconds: TOAST_SECONDS,
      })
      if (redirectTo) await delay(REDIRECT_MS)
      await enterApp(user, redirectTo ? 'dashboard' : 'onboarding')
    },
  })
  const shared = { required: true, disabled: busy }

  return (
    <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
      <div className={stack.pair}>
        <TextField label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} {...shared} />
        <TextField label="Last name" name="lastName" autoComplete="family-name" error={errors.lastName} {...shared} />
      </div>
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} {...shared} />
      <NewPasswordField label="Password" name="password" error={errors.password} {...shared} />
      {obstacle && <Obstacle>{obstacle}</Obstacle>}
      <Button type="submit" wide busy={busy}>
        {busy ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  )
}

const TOAST_SECONDS = 6
const REDIRECT_MS = 1000
