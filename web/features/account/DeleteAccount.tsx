import { useState } from 'react'
import { dataExport } from '../../../shared/contract/account/dataExport.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './account.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/** Deleting takes two steps: the button, and a dialog that lists the consequences. */
export function DeleteAccount() {
  const [isConfirming, setConfirming] = useState(false)
  const { busy, run } = useDeletion()
  const cancel = () => setConfirming(false)

  return (
    <SettingsSection title="Danger Zone">
      <p>This deletes your account and everything in it.</p>
      <Button tone="danger" onClick={() => setConfirming(true)}>
        Delete Account
      </Button>
      <Dialog open={isConfirming} onClose={cancel} title="Delete your account?" narrow>
        <p>This cannot be undone. When you confirm:</p>
        <ul className={styles.consequences}>
          <li>we cancel any trial or subscription first, and you won't be charged again;</li>
          <li>you're logged out on every device;</li>
          <li>your birth data, readings, charts and settings are deleted;</li>
          <li>we email you when it's done.</li>
        </ul>
        <div className={stack.row}>
          <Button tone="quiet" disabled={busy} onClick={cancel}>
            Keep my account
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void run()}>
            Yes, delete my account
          </Button>
        </div>
      </Dialog>
    </SettingsSection>
  )
}

function useDeletion() {
  const { clearSession } = useSession()
  return useBusy(async () => {
    try {
      await call(dataExport.deleteAccount, {})
      await clearSession()
      showToast({
        title: 'Your account has been closed',
        description: "We're deleting everything in it now, and we'll email you when it's done.",
        seconds: 8,
      })
    } catch (error) {
      showToast({
        title: 'Deletion Failed',
        description: messageOf(error, "We couldn't close your account. Please try again."),
        tone: 'danger',
      })
    }
  })
}
