import { passwords } from '../../../shared/contract/passwords.ts'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { PasswordChange } from '../../../shared/domain/user.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import stack from '../../ui/Stack.module.css'
import { useCheckedForm } from '../../ui/useCheckedForm.ts'
import styles from './auth.module.css'

/** Takes the place of a temporary password. */
export function ChangePasswordForm({ user }: { user: SessionUser }) {
  const { signedIn, signOut } = useSession()
  const { busy, errors, submit } = useCheckedForm({
    schema: PasswordChange,
    failure: { title: 'Change failed', otherwise: "We couldn't change your password. Please try again." },
    async send(body) {
      const { message } = await call(passwords.changePassword, { body })
      await signedIn({ ...user, mustChangePassword: false })
      notify({ title: 'Password changed', description: message })
    },
  })
  const shared = { required: true, disabled: busy }

  return (
    <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordField
        label="Temporary password"
        name="currentPassword"
        autoComplete="current-password"
        error={errors.currentPassword}
        {...shared}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errors.newPassword}
        {...shared}
      />
      <Button type="submit" wide busy={busy}>
        Save the new password
      </Button>
      <Button tone="quiet" wide onClick={() => void signOut()}>
        Log Out
      </Button>
    </form>
  )
}
