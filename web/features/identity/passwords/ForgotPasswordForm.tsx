import { useState } from 'react'
import * as z from 'zod/mini'
import { passwords } from '../../../../shared/contract/identity/passwords.ts'
import { Email } from '../../../../shared/domain/email.ts'
import { call } from '../../../lib/api/call.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useValidatedForm } from '../../../ui/forms/useValidatedForm.ts'
import stack from '../../../ui/layout/Stack.module.css'
import styles from '../auth.module.css'

/** Requests a reset link. The answer is the same whether or not the account exists. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const [message, setMessage] = useState<string>()
  const { busy, errors, submit } = useValidatedForm({
    schema: z.object({ email: Email }),
    failure: { title: 'Failed to Send Email', fallback: "We couldn't send the link. Please try again." },
    send: async (body) => setMessage((await call(passwords.forgotPassword, { body })).message),
  })

  if (message)
    return (
      <div className={`${stack.form} ${styles.form}`} role="status">
        <p>{`${message} The link works once and expires in an hour.`}</p>
        <Button tone="quiet" wide onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    )
  return (
    <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
      <p>Enter your account's email and we'll send you a link to choose a new password.</p>
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} disabled={busy} />
      <Button type="submit" wide busy={busy}>
        Send the link
      </Button>
      <Button tone="quiet" wide onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  )
}
