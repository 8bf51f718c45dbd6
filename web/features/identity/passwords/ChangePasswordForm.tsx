import { passwords } from '../../../../shared/contract/identity/passwords.ts'
import type { SessionUser } from '../../../../shared/domain/user.ts'
import { PasswordChange } from '../../../../shared/domain/user.ts'
import { call } from '../../../lib/api/call.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { useValidatedForm } from '../../../ui/forms/useValidatedForm.ts'
import stack from '../../../ui/layout/Stack.module.css'
import styles from '../auth.module.css'
import { NewPasswordField } from './NewPasswordField.tsx'

/** Replaces a temporary password. */
export function ChangePasswordForm({ user }: { user: SessionUser }) {
  const { startSession, signOut } = useSession()
  const { busy, errors, submit } = useValidatedForm({
    schema: PasswordChange,
    failure: { title: 'Change failed', fallback: "We couldn't change your password. Please try again." },
    async send(body) {
      const { message } = await call(passwords.changePassword, { body })
      await startSession({ ...user, mustChangePassword: false })
      showToast({ title: 'Password changed', description: message })
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
      <NewPasswordField label="New password" name="newPassword" error={errors.newPassword} {...shared} />
      <Button type="submit" wide busy={busy}>
        Save the new password
      </Button>
      <Button tone="quiet" wide onClick={() => void signOut()}>
        Log Out
      </Button>
    </form>
  )
}
