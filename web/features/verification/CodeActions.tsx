import { Suspense, useState } from 'react'
import { lazyScreen } from '../../lib/lazyScreen.ts'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { ResendCodeButton } from './ResendCodeButton.tsx'
import { useResendCode } from './useResendCode.ts'

/** The two actions for an unverified address: enter the code, or send another. */
export function CodeActions({ email }: { email: string }) {
  const [isEntering, setEntering] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const resendCode = useResendCode()

  function open() {
    setOpened(true)
    setEntering(true)
  }

  return (
    <div className={stack.row}>
      <Button tone="quiet" onClick={open}>
        Enter Code
      </Button>
      <ResendCodeButton from="banner" {...resendCode} />
      {wasOpened && (
        <Suspense>
          <VerificationDialog
            open={isEntering}
            onClose={() => setEntering(false)}
            email={email}
            resendCode={resendCode}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Loaded when it is first opened. */
const VerificationDialog = lazyScreen(async () => (await import('./VerificationDialog.tsx')).VerificationDialog)
