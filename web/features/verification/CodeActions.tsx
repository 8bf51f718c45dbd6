import { DialogButton } from '../../ui/layout/DialogButton.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { ResendCodeButton } from './ResendCodeButton.tsx'
import { useResendCode } from './useResendCode.ts'

/** The two actions for an unverified address: enter the code, or send another. */
export function CodeActions({ email }: { email: string }) {
  const resendCode = useResendCode()

  return (
    <div className={stack.row}>
      <DialogButton dialog={(state) => <VerificationDialog {...state} email={email} resendCode={resendCode} />}>
        Enter Code
      </DialogButton>
      <ResendCodeButton from="banner" {...resendCode} />
    </div>
  )
}

const VerificationDialog = lazyDialog(async () => (await import('./VerificationDialog.tsx')).VerificationDialog)
