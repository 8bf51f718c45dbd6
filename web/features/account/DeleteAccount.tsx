import { useState } from 'react'
import { holdings } from '../../../shared/contract/holdings.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.tsx'
import { useBusy } from '../../lib/useBusy.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notify.ts'
import stack from '../../ui/Stack.module.css'
import styles from './account.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/** Two steps: asking for it, and reading what it means. */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false)
  const { busy, run } = useDeletion()
  const keep = () => setAsking(false)

  return (
    <SettingsSection title="Danger zone">
      <p>This deletes your account and everything in it.</p>
      <Button tone="danger" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <Dialog open={isAsking} onClose={keep} title="Delete your account?" narrow>
        <p>This cannot be undone. When you confirm:</p>
        <ul className={styles.consequences}>
          <li>we cancel any trial or subscription first, and you won't be charged again;</li>
          <li>you're signed out on every device;</li>
          <li>your birth data, readings, charts and settings are deleted;</li>
          <li>we email you when it's done.</li>
        </ul>
        <div className={stack.row}>
          <Button tone="quiet" disabled={busy} onClick={keep}>
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
  const { forget } = useSession()
  return useBusy(async () => {
    try {
      await call(holdings.deleteAccount, {})
      await forget()
      notify({
        title: 'Your account has been closed',
        description: "We're deleting everything in it now, and we'll email you when it's done.",
        seconds: 8,
      })
    } catch (error) {
      notify({
        title: 'Deletion Failed',
        description: wordsOf(error, "We couldn't close your account. Please try again."),
        tone: 'danger',
      })
    }
  })
}
