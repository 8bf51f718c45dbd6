import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { passwords } from '../../../shared/contract/passwords.ts'
import { Password } from '../../../shared/domain/user.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.tsx'
import { useLinkToken } from '../../lib/useLinkToken.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import stack from '../../ui/Stack.module.css'
import { useCheckedForm } from '../../ui/useCheckedForm.ts'
import styles from './auth.module.css'

interface Props {
  onClose: () => void
  onDone: () => void
}

/** Chooses a new password by the link from a mail. Every session ends with it, this browser's too. */
export function ResetDialog({ onClose, onDone }: Props) {
  const token = useLinkToken('reset')
  const { forget } = useSession()
  const { busy, errors, submit } = useCheckedForm({
    schema: z.object({ password: Password }),
    failure: { title: 'Reset failed', otherwise: "We couldn't change your password. Please try again." },
    async send({ password: newPassword }) {
      const { message } = await call(passwords.resetPassword, { body: { token, newPassword } })
      await forget()
      onDone()
      notify({ title: 'Password changed', description: message, seconds: 8 })
    },
  })

  return (
    <Dialog open onClose={onClose} title="Choose a new password" narrow>
      <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
        <p>You'll be signed out everywhere. Then sign in with your new password.</p>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 6 characters"
          error={errors.password ?? errors.newPassword}
          disabled={busy}
        />
        <Button type="submit" wide busy={busy}>
          Save the new password
        </Button>
      </form>
      <p className={styles.footer}>
        The link works once and expires in an hour. <Link to={paths.forgotDialog}>Request a new one</Link>
      </p>
    </Dialog>
  )
}
