import { identity } from '../../../shared/contract/identity.ts'
import { Registration } from '../../../shared/domain/user.ts'
import { track } from '../../lib/analytics.ts'
import { call } from '../../lib/call.ts'
import { pause } from '../../lib/pause.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import stack from '../../ui/Stack.module.css'
import styles from './auth.module.css'
import { type AuthFormProps, useAuthForm } from './useAuthForm.ts'

export function RegisterForm(props: AuthFormProps) {
  const { busy, errors, submit, enter } = useAuthForm({
    ...props,
    schema: Registration,
    failure: { title: 'Registration failed', otherwise: 'Could not create account' },
    async send(body) {
      const { message: _, redirectTo, ...user } = await call(identity.register, { body })
      track('sign_up', { method: 'email' })
      notify({
        title: 'Account created!',
        description: 'Check your email for your verification code.',
        seconds: NOTICE_SECONDS,
      })
      if (redirectTo) await pause(REDIRECT_MS)
      await enter(user, redirectTo ? 'dashboard' : 'onboarding')
    },
  })
  const shared = { required: true, disabled: busy }

  return (
    <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
      <div className={stack.pair}>
        <Field label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} {...shared} />
        <Field label="Last name" name="lastName" autoComplete="family-name" error={errors.lastName} {...shared} />
      </div>
      <Field label="Email" name="email" type="email" autoComplete="username" error={errors.email} {...shared} />
      <PasswordField label="Password" name="password" autoComplete="new-password" error={errors.password} {...shared} />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  )
}

const NOTICE_SECONDS = 6
const REDIRECT_MS = 1000
