import { useRef, useState } from 'react'
import { verification } from '../../../shared/contract/identity/verification.ts'
import { messageOfRejection } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { type CodeBoxes, emptyBoxes } from './codeBoxes.ts'

/** The digits of the code, submitted with the sixth. A wrong code clears the boxes and focuses the first. */
export function useVerifyCode(onVerified: () => void) {
  const [boxes, setBoxes] = useState(emptyBoxes)
  const [isInvalid, setInvalid] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const { updateUser } = useSession()

  const { busy, run } = useBusy(async (otp: string) => {
    try {
      const { user } = await call(verification.verifyCode, { body: { otp } })
      onVerified()
      showToast({ title: 'Email Verified! ✅', description: `${user.email} is verified.`, seconds: 4 })
      await updateUser(user)
    } catch (error) {
      setBoxes(emptyBoxes)
      setInvalid(true)
      showToast({ title: 'Verification Failed', description: messageOfRejection(error, INVALID), tone: 'danger' })
      first.current?.focus()
    }
  })

  function enter(next: CodeBoxes) {
    if (busy) return
    setBoxes(next)
    if (next.some(Boolean)) setInvalid(false)
    if (next.every(Boolean)) void run(next.join(''))
  }

  return { boxes, busy, isInvalid, first, enter }
}

const INVALID = 'Invalid verification code. Please try again.'
