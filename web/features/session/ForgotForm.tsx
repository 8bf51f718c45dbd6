import { useState } from 'react'
import * as z from 'zod/mini'
import { passwords } from '../../../shared/contract/passwords.ts'
import { Email } from '../../../shared/domain/email.ts'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import stack from '../../ui/Stack.module.css'
import { useCheckedForm } from '../../ui/useCheckedForm.ts'
import styles from './auth.module.css'

/** Asks for a link to choose a new password. Whether there is such an account is nobody's business. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const [message, setMessage] = useState<string>()
  const { busy, errors, submit } = useCheckedForm({
    schema: z.object({ email: Email }),
    failure: { title: 'Failed to Send Email', otherwise: "We couldn't send the link. Please try again." },
    send: async (body) => setMessage((await call(passwords.forgotPassword, { body })).message),
  })

  if (message)
    return (
      <div className={`${stack.form} ${styles.form}`} role="status">
        <p>{message} The link works once and expires in an hour.</p>
        <Button tone="quiet" wide onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    )
  return (
    <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
      <p>Enter your account's email and we'll send you a link to choose a new password.</p>
      <Field label="Email" name="email" type="email" autoComplete="username" error={errors.email} disabled={busy} />
      <Button type="submit" wide busy={busy}>
        Send the link
      </Button>
      <Button tone="quiet" wide onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  )
}
