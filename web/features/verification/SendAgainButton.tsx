import { verification } from '../../../shared/contract/verification.ts'
import { CallError } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { useBusy } from '../../lib/useBusy.ts'
import { Button, type ButtonTone } from '../../ui/Button.tsx'
import { notify } from '../../ui/notify.ts'

/** Another mail for whoever is signed in; without a session nobody can say to whom. */
export function SendAgainButton({ tone }: { tone: ButtonTone }) {
  const { busy, run } = useBusy(async () => {
    try {
      const { alreadyVerified } = await call(verification.sendVerification, {})
      notify(alreadyVerified ? nothingToSend : sent)
    } catch (error) {
      notify({ title: 'Failed to Send Email', description: reasonOf(error), tone: 'danger' })
    }
  })
  return (
    <Button tone={tone} wide busy={busy} onClick={() => void run()}>
      Send New Verification Email
    </Button>
  )
}

const sent = {
  title: 'Verification Email Sent',
  description: 'Check your inbox for the latest email from us.',
  seconds: 6,
}
const nothingToSend = { title: 'Email Verified', description: 'Your email is already verified.' }

function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'Please try again or contact support.'
  if (error.status === 401) return 'Sign in first so we know where to send it.'
  if (error.status === 429) return `We just sent one. You can ask again in ${error.body.retryAfter} seconds.`
  return 'Please try again or contact support.'
}
