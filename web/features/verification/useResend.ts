import { useState } from 'react'
import { verification } from '../../../shared/contract/verification.ts'
import { CODE_PAUSE_SECONDS } from '../../../shared/domain/limits.ts'
import { after, epochSeconds } from '../../../shared/domain/time.ts'
import { CallError, wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { now, useFromNow } from '../../lib/dates.ts'
import { useSession } from '../../lib/session.tsx'
import { useBusy } from '../../lib/useBusy.ts'
import { notify } from '../../ui/notify.ts'

export type Resend = ReturnType<typeof useResend>

/** Sends another code, with the pause in between that the server asks for. */
export function useResend() {
  const { user, refresh } = useSession()
  const [openAt, setOpenAt] = useState(epochSeconds(0))
  const secondsLeft = useFromNow((instant) => Math.max(0, openAt - instant))
  const pauseFor = (seconds: number) => setOpenAt(after(now(), seconds))

  const { busy, run } = useBusy(async (from: keyof typeof words) => {
    const { said, failed, otherwise, seconds } = words[from]
    const email = user?.pendingEmail ?? user?.email
    try {
      const { alreadyVerified } =
        from === 'dialog'
          ? await call(verification.sendCode, { body: email ? { email } : {} })
          : await call(verification.sendVerification, {})
      if (alreadyVerified) {
        notify({ title: 'Email Verified! ✅', description: 'Your email is already verified.', seconds: 4 })
        return refresh()
      }
      pauseFor(CODE_PAUSE_SECONDS)
      notify({ title: said, description: 'Check your inbox. Only the latest code works.', seconds })
    } catch (error) {
      if (error instanceof CallError && error.body.retryAfter) pauseFor(error.body.retryAfter)
      notify({ title: failed, description: from === 'dialog' ? wordsOf(error, otherwise) : otherwise, tone: 'danger' })
    }
  })
  return { busy, secondsLeft, resend: (from: keyof typeof words) => void run(from) }
}

const words = {
  dialog: {
    said: 'Code Sent! 📧',
    failed: 'Failed to Send Code',
    otherwise: 'Failed to resend code. Please try again.',
    seconds: 4,
  },
  banner: {
    said: 'Verification Code Sent! 📧',
    failed: 'Failed to Send Email',
    otherwise: 'Failed to send verification email. Please try again.',
    seconds: 6,
  },
}
