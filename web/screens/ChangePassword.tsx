import { ChangePasswordForm } from '../features/identity/passwords/ChangePasswordForm.tsx'
import { SkyPage } from '../features/shell/SkyPage.tsx'
import { useSession } from '../lib/session/SessionProvider.tsx'

/** Replaces every screen until a temporary password has been changed. */
export function ChangePassword() {
  const { user } = useSession()
  return (
    <SkyPage title="Choose a new password">
      <h1>Choose a new password</h1>
      <p>
        You signed in with a temporary password. Choose your own to continue. Nothing else in your account has changed.
      </p>
      {user && <ChangePasswordForm user={user} />}
    </SkyPage>
  )
}
