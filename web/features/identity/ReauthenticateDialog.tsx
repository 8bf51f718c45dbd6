import { useEffect } from 'react'
import { focusMain } from '../../lib/navigation/focusMain.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { AuthDialog } from './AuthDialog.tsx'

/** Shown when the session expires while a member is using the app. Closing it continues as a visitor. */
export function ReauthenticateDialog() {
  const { user, clearSession } = useSession()
  // The control that had the focus is hidden at the moment when the dialog tries to restore it.
  useEffect(() => focusMain, [])
  return user && <AuthDialog open onClose={() => void clearSession()} expiredUserId={user.id} />
}
