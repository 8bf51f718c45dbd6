import { useState } from 'react'
import * as z from 'zod/mini'
import { passwords } from '../../../../shared/contract/identity/passwords.ts'
import { Password } from '../../../../shared/domain/user.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { call } from '../../../lib/api/call.ts'
import { Link } from '../../../lib/navigation/router.tsx'
import { useLinkToken } from '../../../lib/navigation/useLinkToken.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { useValidatedForm } from '../../../ui/forms/useValidatedForm.ts'
import { Dialog } from '../../../ui/layout/Dialog.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import styles from '../auth.module.css'
import { NewPasswordField } from './NewPasswordField.tsx'

interface Props {
  onClose: () => void
  /** Receives the confirmation to show. */
  onDone: (message: string) => void
}

/** Sets a new password with the token of an email link. This ends every session, including the one in this browser. */
export function ResetPasswordDialog({ onClose, onDone }: Props) {
  const token = useLinkToken('reset')
  const { clearSession } = useSession()
  const [refusal, setRefusal] = useState<string>()
  const { busy, errors, submit } = useValidatedForm({
    schema: z.object({ password: Password }),
    failure: { title: 'Reset failed', fallback: "We couldn't change your password. Please try again." },
    async send({ password: newPassword }) {
      try {
        const { message } = await call(passwords.resetPassword, { body: { token, newPassword } })
        await clearSession()
        onDone(message)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'INVALID_RESET') throw error
        setRefusal(error.body.message)
      }
    },
  })

  if (refusal) return <SpentLink onClose={onClose}>{refusal}</SpentLink>

  return (
    <Dialog isPlace open onClose={onClose} title="Choose a new password" narrow>
      <form className={`${stack.form} ${styles.form}`} onSubmit={submit} noValidate>
        <p>You'll be logged out everywhere. Then sign in with your new password.</p>
        <NewPasswordField
          label="New password"
          name="password"
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

/** Used or expired. A dialog of its own: it opens at its title, where the focus would be lost with the form. */
const SpentLink = ({ onClose, children }: { onClose: () => void; children: string }) => (
  <Dialog isPlace open onClose={onClose} title="This link no longer works" narrow>
    <p>{`${children} A link works once and expires in an hour.`}</p>
    <LinkButton to={paths.forgotDialog} wide>
      Request a new one
    </LinkButton>
  </Dialog>
)
