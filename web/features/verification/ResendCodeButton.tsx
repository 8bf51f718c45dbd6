import { Button } from '../../ui/forms/Button.tsx'
import type { ResendCode } from './useResendCode.ts'
import styles from './verification.module.css'

interface Props extends ResendCode {
  from: 'dialog' | 'banner'
}

/** Disabled with a countdown after a code has been sent. */
export const ResendCodeButton = ({ busy, secondsLeft, resend, from }: Props) => (
  <Button tone="quiet" wide={from === 'dialog'} busy={busy} disabled={secondsLeft > 0} onClick={() => resend(from)}>
    <span>Resend Code</span>
    {secondsLeft > 0 && <span className={styles.wait}>{`in ${waitLabel(secondsLeft)}`}</span>}
  </Button>
)

const waitLabel = (seconds: number) => (seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)
