import { useId } from 'react'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import { CodeInput } from './CodeInput.tsx'
import { maskedEmail } from './maskedEmail.ts'
import { ResendCodeButton } from './ResendCodeButton.tsx'
import type { ResendCode } from './useResendCode.ts'
import { useVerifyCode } from './useVerifyCode.ts'
import styles from './verification.module.css'

interface Props {
  open: boolean
  onClose: () => void
  email: string
  resendCode: ResendCode
}

export const VerificationDialog = ({ open, onClose, email, resendCode }: Props) => (
  <Dialog open={open} onClose={onClose} title="Enter your code" narrow>
    <CodeForm email={email} resendCode={resendCode} onVerified={onClose} />
  </Dialog>
)

interface FormProps {
  email: string
  resendCode: ResendCode
  onVerified: () => void
}

function CodeForm({ email, resendCode, onVerified }: FormProps) {
  const { boxes, busy, isInvalid, first, enter } = useVerifyCode(onVerified)
  const id = useId()

  return (
    <>
      <p className={styles.line}>
        We sent a six-digit code to <strong>{maskedEmail(email)}</strong>. The code expires in 10 minutes.
      </p>
      <CodeInput boxes={boxes} onChange={enter} first={first} errorId={isInvalid ? id : undefined} />
      <p id={id} className={styles.status} role="status">
        {isInvalid && <span className={styles.invalid}>Invalid code. Please try again.</span>}
        {busy && <span>Checking your code…</span>}
      </p>
      <ResendCodeButton from="dialog" {...resendCode} />
    </>
  )
}
