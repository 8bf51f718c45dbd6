import { passwords } from '../../../shared/contract/identity/passwords.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'

/** Emails a reset link. Works for every account, also for one that has no password yet. */
export function ResetLinkButton({ email }: { email: string }) {
  const { busy, run } = useBusy(async () => {
    try {
      await call(passwords.forgotPassword, { body: { email } })
      showToast({ title: 'Check your email', description: 'The link works once and expires in an hour.' })
    } catch (error) {
      showToast({
        title: 'Failed to Send Email',
        description: messageOf(error, "We couldn't send the link. Please try again."),
        tone: 'danger',
      })
    }
  })
  return (
    <Button tone="quiet" busy={busy} onClick={() => void run()}>
      Email Me a Reset Link
    </Button>
  )
}
