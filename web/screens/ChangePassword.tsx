import { ChangePasswordForm } from '../features/session/ChangePasswordForm.tsx'
import { UnderSky } from '../features/shell/UnderSky.tsx'
import { useSession } from '../lib/session.tsx'

/** Stands in the place of every screen until a temporary password has been changed. */
export function ChangePassword() {
  const { user } = useSession()
  return (
    <UnderSky title="Choose a new password">
      <h1>Choose a new password</h1>
      <p>You came in with a temporary password. Choose one of your own, and everything is as you left it.</p>
      {user && <ChangePasswordForm user={user} />}
    </UnderSky>
  )
}
