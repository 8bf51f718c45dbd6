import { admin } from '../../../shared/contract/admin.ts'
import { AdminLogin } from '../../../shared/domain/admin.ts'
import { ApiError, messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { showToast, toastStore } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useValidatedForm } from '../../ui/forms/useValidatedForm.ts'
import stack from '../../ui/layout/Stack.module.css'
import { adminSession } from './adminSession.ts'

/** `hasEnded` when an earlier session of this tab is over. */
export function PasswordGate({ hasEnded }: { hasEnded: boolean }) {
  const { busy, errors, submit } = useValidatedForm({
    schema: AdminLogin,
    failure: { title: 'Authentication Failed', fallback: WRONG },
    async send(body) {
      try {
        await call(admin.login, { body })
        // What an earlier password was refused with must not lie over the list.
        toastStore.dismiss()
        adminSession.open()
      } catch (error) {
        const description = error instanceof ApiError && error.status === 401 ? WRONG : messageOf(error, UNREACHABLE)
        showToast({ title: 'Authentication Failed', description, tone: 'danger' })
      }
    },
  })

  return (
    <form className={stack.form} onSubmit={submit} noValidate>
      <p role="status">
        {hasEnded ? 'Your admin session has ended. Enter the password to go on.' : 'Enter the admin password.'}
      </p>
      <PasswordField
        label="Admin password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        required
        disabled={busy}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Checking…' : 'Open the admin area'}
      </Button>
    </form>
  )
}

const WRONG = 'Invalid password. Please try again.'
const UNREACHABLE = "We couldn't check the password. Please try again."
