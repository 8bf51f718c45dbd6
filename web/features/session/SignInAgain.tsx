import { useEffect } from 'react'
import { focusScreen } from '../../lib/focusScreen.ts'
import { useSession } from '../../lib/session.tsx'
import { AuthDialog } from './AuthDialog.tsx'

/** For a member whose session has ended under their hands. Whoever closes it goes on as a visitor. */
export function SignInAgain() {
  const { user, forget } = useSession()
  // What had the focus was out of sight when the dialog wanted to give it back.
  useEffect(() => focusScreen, [])
  return user && <AuthDialog open onClose={() => void forget()} awaited={user.id} />
}
