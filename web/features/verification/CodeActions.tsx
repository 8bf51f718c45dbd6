import { useState } from 'react'
import { Button } from '../../ui/forms/Button.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { ResendCodeButton } from './ResendCodeButton.tsx'
import { useResendCode } from './useResendCode.ts'

/** The two actions for an unverified address: enter the code, or send another. */
export function CodeActions({ email }: { email: string }) {
  const [isEntering, setEntering] = useState(false)
  const resendCode = useResendCode()

  return (
    <div className={stack.row}>
      <Button tone="quiet" onClick={() => setEntering(true)}>
        Enter Code
      </Button>
      <ResendCodeButton from="banner" {...resendCode} />
      <VerificationDialog open={isEntering} onClose={() => setEntering(false)} email={email} resendCode={resendCode} />
    </div>
  )
}

const VerificationDialog = lazyDialog(async () => (await import('./VerificationDialog.tsx')).VerificationDialog)
