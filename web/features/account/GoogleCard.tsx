import { google } from '../../../shared/contract/identity/google.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../lib/state/useBusy.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { MarkedGoogleButton } from '../../ui/forms/MarkedGoogleButton.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './account.module.css'
import { ResetLinkButton } from './ResetLinkButton.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Connects and disconnects signing in with Google. */
export const GoogleCard = ({ profile: { hasGoogle, hasPassword, email } }: { profile: Profile }) => (
  <SettingsSection title="Google Account">
    {hasGoogle && !hasPassword && (
      <>
        <p>Google is your only way to sign in. Choose a password before you disconnect it.</p>
        <ResetLinkButton email={email} />
      </>
    )}
    <div className={`${stack.row} ${styles.spread}`}>
      <Badge tone={hasGoogle ? 'good' : 'plain'}>{hasGoogle ? 'Connected' : 'Not Connected'}</Badge>
      {hasGoogle ? <DisconnectButton /> : <ConnectButton />}
    </div>
    {hasGoogle && hasPassword && (
      <>
        <p>Your password works too. To change it, ask for a link by email.</p>
        <ResetLinkButton email={email} />
      </>
    )}
  </SettingsSection>
)

const ConnectButton = () => (
  <MarkedGoogleButton onClick={() => location.assign('/api/auth/google/connect')}>Connect</MarkedGoogleButton>
)

function DisconnectButton() {
  const { updateUser } = useSession()
  const { busy, run } = useBusy(async () => {
    try {
      const { user } = await call(google.disconnectGoogle, {})
      showToast({
        title: 'Google Account Disconnected',
        description: 'You can still sign in with your email and password.',
      })
      await updateUser(user)
    } catch (error) {
      showToast({ title: 'Disconnection Failed', description: failureOf(error), tone: 'danger' })
    }
  })
  return (
    <Button tone="quiet" busy={busy} onClick={() => void run()}>
      Disconnect
    </Button>
  )
}

/** Only a conflict is explained: Google is the only way to sign in. */
const failureOf = (error: unknown): string =>
  (error instanceof ApiError && error.status === 409 && error.body.message) || FAILED

const FAILED = 'Unable to disconnect your Google account. Please try again.'
