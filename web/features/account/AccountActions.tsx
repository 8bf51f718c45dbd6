import { passwords } from '../../../shared/contract/identity/passwords.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { SettingsSection } from './SettingsSection.tsx'

export function AccountActions() {
  const { signOut, clearSession } = useSession()
  const leaving = useBusy(signOut)
  const everywhere = useBusy(async () => {
    try {
      await call(passwords.signOutEverywhere, {})
      await clearSession()
      showToast({ title: 'Logged out everywhere', description: "You'll need to sign in again on every device." })
    } catch (error) {
      showToast({
        title: 'Logout failed',
        description: messageOf(error, "We couldn't log you out everywhere. Please try again."),
        tone: 'danger',
      })
    }
  })

  return (
    <SettingsSection title="Account Actions">
      <div className={stack.row}>
        <Button tone="quiet" busy={leaving.busy} onClick={() => void leaving.run()}>
          Log Out
        </Button>
        <Button tone="quiet" busy={everywhere.busy} onClick={() => void everywhere.run()}>
          Log Out Everywhere
        </Button>
      </div>
    </SettingsSection>
  )
}
