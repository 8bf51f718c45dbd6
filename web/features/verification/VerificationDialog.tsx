import { useId } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { CodeInput } from './CodeInput.tsx'
import { maskedEmail } from './maskedEmail.ts'
import { ResendButton } from './ResendButton.tsx'
import type { Resend } from './useResend.ts'
import { useVerifyCode } from './useVerifyCode.ts'
import styles from './verification.module.css'

interface Props {
  open: boolean
  onClose: () => void
  email: string
  again: Resend
}

export const VerificationDialog = ({ open, onClose, email, again }: Props) => (
  <Dialog open={open} onClose={onClose} title="Enter your code" narrow>
    <CodeForm email={email} again={again} onVerified={onClose} />
  </Dialog>
)

interface FormProps {
  email: string
  again: Resend
  onVerified: () => void
}

function CodeForm({ email, again, onVerified }: FormProps) {
  const { boxes, busy, isWrong, first, enter } = useVerifyCode(onVerified)
  const id = useId()

  return (
    <>
      <p className={styles.line}>
        We sent a six-digit code to <strong>{maskedEmail(email)}</strong>. The code expires in 10 minutes
      </p>
      <CodeInput boxes={boxes} onChange={enter} first={first} errorId={isWrong ? id : undefined} />
      <p id={id} className={styles.told} role="status">
        {isWrong && <span className={styles.wrong}>Invalid code. Please try again.</span>}
        {busy && 'Checking your code…'}
      </p>
      <ResendButton from="dialog" {...again} />
    </>
  )
}
