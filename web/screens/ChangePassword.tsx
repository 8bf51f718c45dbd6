import { ChangePasswordForm } from '../features/session/ChangePasswordForm.tsx'
import { UnderSky } from '../features/shell/UnderSky.tsx'
import { useSession } from '../lib/session.tsx'

/** Stands in the place of every screen until a temporary password has been changed. */
export function ChangePassword() {
  const { user } = useSession()
  return (
    <UnderSky title="Choose a new password">
      <h1>Choose a new password</h1>
      <p>
        You signed in with a temporary password. Choose your own to continue. Nothing else in your account has changed.
      </p>
      {user && <ChangePasswordForm user={user} />}
    </UnderSky>
  )
}
