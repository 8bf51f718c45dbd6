import { useRef, useState } from 'react'
import { verification } from '../../../shared/contract/verification.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.tsx'
import { useBusy } from '../../lib/useBusy.ts'
import { notify } from '../../ui/notify.ts'
import { type CodeBoxes, emptyBoxes } from './codeBoxes.ts'

/** The digits of a code; the sixth sends them. A wrong code empties the boxes and starts over at the first. */
export function useVerifyCode(onVerified: () => void) {
  const [boxes, setBoxes] = useState(emptyBoxes)
  const [isWrong, setWrong] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const { renew } = useSession()

  const { busy, run } = useBusy(async (otp: string) => {
    try {
      const { user } = await call(verification.verifyCode, { body: { otp } })
      onVerified()
      notify({ title: 'Email Verified! ✅', description: `${user.email} is verified.`, seconds: 4 })
      await renew(user)
    } catch (error) {
      setBoxes(emptyBoxes)
      setWrong(true)
      notify({ title: 'Verification Failed', description: wordsOf(error, INVALID), tone: 'danger' })
      first.current?.focus()
    }
  })

  function enter(next: CodeBoxes) {
    if (busy) return
    setBoxes(next)
    if (next.some(Boolean)) setWrong(false)
    if (next.every(Boolean)) void run(next.join(''))
  }

  return { boxes, busy, isWrong, first, enter }
}

const INVALID = 'Invalid verification code. Please try again.'
