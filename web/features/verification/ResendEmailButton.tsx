import { verification } from '../../../shared/contract/identity/verification.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button, type ButtonTone } from '../../ui/forms/Button.tsx'

/** Sends another verification email. Needs a session, since only that says to whom. */
export function ResendEmailButton({ tone }: { tone: ButtonTone }) {
  const { busy, run } = useBusy(async () => {
    try {
      const { alreadyVerified } = await call(verification.sendVerification, {})
      showToast(alreadyVerified ? nothingToSend : sent)
    } catch (error) {
      showToast({ title: 'Failed to Send Email', description: reasonOf(error), tone: 'danger' })
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
  if (!(error instanceof ApiError)) return 'Please try again or contact support.'
  if (error.status === 401) return 'Sign in first so we know where to send it.'
  if (error.status === 429) return `We just sent one. You can ask again in ${error.body.retryAfter} seconds.`
  return 'Please try again or contact support.'
}
