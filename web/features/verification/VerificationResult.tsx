import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import { ResendEmailButton } from './ResendEmailButton.tsx'
import styles from './verification.module.css'
import type { VerificationOutcome } from './verificationOutcome.ts'

/** The address is verified, now or before. */
export const VerificationSucceeded = ({ title, message }: VerificationOutcome) => (
  <div role="status" className={`${stack.form} ${styles.result}`}>
    <h1>{title}</h1>
    <p>{message}</p>
    <LinkButton to={paths.dashboard} wide>
      Go to Dashboard
    </LinkButton>
    <LinkButton to={paths.signIn} tone="quiet" wide>
      Sign In Again
    </LinkButton>
  </div>
)

interface Props {
  outcome: VerificationOutcome
  onRetry: () => void
}

export const VerificationFailed = ({ outcome, onRetry }: Props) => (
  <div role="alert" className={`${stack.form} ${styles.result}`}>
    <h1>{outcome.title}</h1>
    <p>{outcome.message}</p>
    {outcome.mayRetry && (
      <Button wide onClick={onRetry}>
        Retry
      </Button>
    )}
    <ResendEmailButton tone={outcome.mayRetry ? 'quiet' : 'primary'} />
    <LinkButton to={paths.signIn} tone="quiet" wide>
      Back to Sign In
    </LinkButton>
  </div>
)
