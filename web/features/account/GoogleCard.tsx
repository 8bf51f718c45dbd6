import { google } from '../../../shared/contract/google.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.tsx'
import { useBusy } from '../../lib/useBusy.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'
import stack from '../../ui/Stack.module.css'
import styles from './account.module.css'
import { ResetLinkButton } from './ResetLinkButton.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Signing in with Google, and without it. */
export const GoogleCard = ({ profile: { hasGoogle, hasPassword, email } }: { profile: Profile }) => (
  <SettingsSection title="Google account">
    <div className={`${stack.row} ${styles.ends}`}>
      <Badge tone={hasGoogle ? 'good' : 'plain'}>{hasGoogle ? 'Connected' : 'Not Connected'}</Badge>
      {hasGoogle ? <DisconnectButton /> : <ConnectButton />}
    </div>
    {hasGoogle && !hasPassword && (
      <>
        <p>Google is your only way to sign in. Choose a password before you disconnect it.</p>
        <ResetLinkButton email={email} />
      </>
    )}
  </SettingsSection>
)

const ConnectButton = () => (
  <Button tone="quiet" onClick={() => location.assign('/api/auth/google/connect')}>
    Connect
  </Button>
)

function DisconnectButton() {
  const { renew } = useSession()
  const { busy, run } = useBusy(async () => {
    try {
      const { user } = await call(google.disconnectGoogle, {})
      notify({
        title: 'Google Account Disconnected',
        description: 'You can still sign in with your email and password.',
      })
      await renew(user)
    } catch (error) {
      notify({ title: 'Disconnection Failed', description: wordsOf(error, FAILED), tone: 'danger' })
    }
  })
  return (
    <Button tone="quiet" busy={busy} onClick={() => void run()}>
      Disconnect
    </Button>
  )
}

const FAILED = 'Unable to disconnect your Google account. Please try again.'
