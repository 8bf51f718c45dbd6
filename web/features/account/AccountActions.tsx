import { passwords } from '../../../shared/contract/passwords.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.tsx'
import { useBusy } from '../../lib/useBusy.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'
import stack from '../../ui/Stack.module.css'
import { SettingsSection } from './SettingsSection.tsx'

export function AccountActions() {
  const { signOut, forget } = useSession()
  const leaving = useBusy(signOut)
  const everywhere = useBusy(async () => {
    try {
      await call(passwords.signOutEverywhere, {})
      await forget()
      notify({ title: 'Signed out everywhere', description: "You'll need to sign in again on every device." })
    } catch (error) {
      notify({
        title: 'Sign-out failed',
        description: wordsOf(error, "We couldn't sign you out everywhere. Please try again."),
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
          Sign out everywhere
        </Button>
      </div>
    </SettingsSection>
  )
}
