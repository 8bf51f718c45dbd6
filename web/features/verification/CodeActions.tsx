import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import stack from '../../ui/Stack.module.css'
import { ResendButton } from './ResendButton.tsx'
import { useResend } from './useResend.ts'
import { VerificationDialog } from './VerificationDialog.tsx'

/** The two ways to go on with an address that waits for its code. */
export function CodeActions({ email }: { email: string }) {
  const [isEntering, setEntering] = useState(false)
  const again = useResend()

  return (
    <div className={stack.row}>
      <Button tone="quiet" onClick={() => setEntering(true)}>
        Enter Code
      </Button>
      <ResendButton from="banner" {...again} />
      <VerificationDialog open={isEntering} onClose={() => setEntering(false)} email={email} again={again} />
    </div>
  )
}
