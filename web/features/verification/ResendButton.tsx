import { Button } from '../../ui/Button.tsx'
import type { Resend } from './useResend.ts'
import styles from './verification.module.css'

interface Props extends Resend {
  from: 'dialog' | 'banner'
}

/** Says how long to wait while a code has just been sent. */
export const ResendButton = ({ busy, secondsLeft, resend, from }: Props) => (
  <Button tone="quiet" busy={busy} disabled={secondsLeft > 0} onClick={() => resend(from)}>
    Resend Code{secondsLeft > 0 && <span className={styles.wait}>in {waitLabel(secondsLeft)}</span>}
  </Button>
)

const waitLabel = (seconds: number) => (seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)
