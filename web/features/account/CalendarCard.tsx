import { useState } from 'react'
import { calendar } from '../../../shared/contract/calendar.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The secret address for calendar apps: made, copied, and revoked after a question. Only whoever has just made it sees it. */
export function CalendarCard({ hasActiveAccess }: { hasActiveAccess: boolean }) {
  const [url, setUrl] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const making = useBusy(() => attempt('Not made', async () => setUrl((await call(calendar.createCalendar, {})).url)))
  const revoking = useBusy(() =>
    attempt('Not revoked', async () => {
      await call(calendar.revokeCalendar, {})
      setUrl(undefined)
      setAsking(false)
      showToast({ title: 'Address revoked', description: 'Calendars that used it get nothing more.' })
    }),
  )

  return (
    <SettingsSection title="Calendar">
      <p>
        Your transits in Apple, Google or any other calendar, by a secret address. It names events of the sky and your
        own transits, but never your birth data. Anyone who has the address can read it.
      </p>
      {url && <Address url={url} />}
      <div className={stack.row}>
        {hasActiveAccess ? (
          <Button tone="quiet" busy={making.busy} onClick={() => void making.run()}>
            Make a new address
          </Button>
        ) : (
          <LinkButton tone="quiet" to={paths.subscribe}>
            Get it with Premium
          </LinkButton>
        )}
        <Button tone="quiet" onClick={() => setAsking(true)} aria-haspopup="dialog">
          Revoke
        </Button>
      </div>
      <p className="muted">There is one address at a time: a new one replaces the one before.</p>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Revoke your calendar address?" narrow>
        <p>Every calendar that uses it stops getting events. You can make a new address at any time with Premium.</p>
        <div className={stack.row}>
          <Button tone="quiet" disabled={revoking.busy} onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button tone="danger" busy={revoking.busy} onClick={() => void revoking.run()}>
            Yes, revoke it
          </Button>
        </div>
      </Dialog>
    </SettingsSection>
  )
}

function Address({ url }: { url: string }) {
  const { run } = useBusy(async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: 'Address copied' })
    } catch {
      showToast({ title: 'Not copied', description: 'Select the address and copy it yourself.', tone: 'danger' })
    }
  })
  return (
    <div className={stack.form}>
      <TextField
        label="Your calendar address"
        hint="Copy it now: we only show it once. Paste it where your calendar app subscribes to a calendar by URL."
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={stack.row}>
        <Button onClick={() => void run()}>Copy address</Button>
      </div>
    </div>
  )
}

/** Says what failed, and that nothing has changed. */
async function attempt(title: string, action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    const description = messageOf(error, 'Nothing has changed. Check your connection and try again.')
    showToast({ title, description, tone: 'danger' })
  }
}
