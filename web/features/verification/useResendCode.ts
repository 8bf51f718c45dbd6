import { useState } from 'react'
import { verification } from '../../../shared/contract/identity/verification.ts'
import { CODE_PAUSE_SECONDS } from '../../../shared/domain/limits.ts'
import { after, epochSeconds } from '../../../shared/domain/time.ts'
import { ApiError, messageOfRejection } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../lib/state/useBusy.ts'
import { now, useFromNow } from '../../lib/time/dates.ts'
import { showToast } from '../../ui/feedback/showToast.ts'

export type ResendCode = ReturnType<typeof useResendCode>

/** Sends another code, at most as often as the server allows. */
export function useResendCode() {
  const { user, refresh } = useSession()
  const [availableAt, setAvailableAt] = useState(epochSeconds(0))
  const secondsLeft = useFromNow((instant) => Math.max(0, availableAt - instant))
  const disableFor = (seconds: number) => setAvailableAt(after(now(), seconds))

  const { busy, run } = useBusy(async (from: keyof typeof messages) => {
    const { sent, failed, fallback, seconds } = messages[from]
    const email = user?.pendingEmail ?? user?.email
    try {
      const { alreadyVerified } =
        from === 'dialog'
          ? await call(verification.sendCode, { body: email ? { email } : {} })
          : await call(verification.sendVerification, {})
      if (alreadyVerified) {
        showToast({ title: 'Email Verified! ✅', description: 'Your email is already verified.', seconds: 4 })
        return refresh()
      }
      disableFor(CODE_PAUSE_SECONDS)
      showToast({ title: sent, description: 'Check your inbox. Only the latest code works.', seconds })
    } catch (error) {
      if (error instanceof ApiError && error.body.retryAfter) disableFor(error.body.retryAfter)
      showToast({
        title: failed,
        description: from === 'dialog' ? messageOfRejection(error, fallback) : fallback,
        tone: 'danger',
      })
    }
  })
  return { busy, secondsLeft, resend: (from: keyof typeof messages) => void run(from) }
}

const messages = {
  dialog: {
    sent: 'Code Sent! 📧',
    failed: 'Failed to Send Code',
    fallback: 'Failed to resend code. Please try again.',
    seconds: 4,
  },
  banner: {
    sent: 'Verification Code Sent! 📧',
    failed: 'Failed to Send Email',
    fallback: 'Failed to send verification email. Please try again.',
    seconds: 6,
  },
}
