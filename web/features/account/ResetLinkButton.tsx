import { passwords } from '../../../shared/contract/passwords.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { useBusy } from '../../lib/useBusy.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'

/** The way to a new password that works for everyone, with or without an old one. */
export function ResetLinkButton({ email }: { email: string }) {
  const { busy, run } = useBusy(async () => {
    try {
      await call(passwords.forgotPassword, { body: { email } })
      notify({ title: 'Check your email', description: 'The link works once and expires in an hour.' })
    } catch (error) {
      notify({
        title: 'Failed to Send Email',
        description: wordsOf(error, "We couldn't send the link. Please try again."),
        tone: 'danger',
      })
    }
  })
  return (
    <Button tone="quiet" busy={busy} onClick={() => void run()}>
      E-mail me a reset link
    </Button>
  )
}
