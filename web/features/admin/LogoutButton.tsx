import { admin } from '../../../shared/contract/admin.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { adminSession } from './adminSession.ts'

/** Ends the admin session here and at the server. The person's own session goes on. */
export function LogoutButton() {
  const { busy, run } = useBusy(async () => {
    try {
      await call(admin.logout, {})
    } catch (error) {
      const description = messageOf(error, "We couldn't reach the server. Close the browser to be sure.")
      showToast({ title: 'Logged out in this tab only', description, tone: 'danger', seconds: 10 })
    }
    adminSession.close()
  })

  return (
    <Button tone="quiet" busy={busy} onClick={() => void run()}>
      Logout
    </Button>
  )
}
