import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import stack from '../../ui/Stack.module.css'
import type { LinkOutcome } from './linkOutcome.ts'
import { SendAgainButton } from './SendAgainButton.tsx'
import styles from './verification.module.css'

/** The address is confirmed, now or before. */
export const LinkWorked = ({ title, words }: LinkOutcome) => (
  <div role="status" className={`${stack.form} ${styles.result}`}>
    <h1>{title}</h1>
    <p>{words}</p>
    <LinkButton to={paths.dashboard} wide>
      Go to Dashboard
    </LinkButton>
    <LinkButton to={paths.signIn} tone="quiet" wide>
      Sign In Again
    </LinkButton>
  </div>
)

interface Props {
  outcome: LinkOutcome
  onRetry: () => void
}

export const LinkFailed = ({ outcome, onRetry }: Props) => (
  <div role="alert" className={`${stack.form} ${styles.result}`}>
    <h1>{outcome.title}</h1>
    <p>{outcome.words}</p>
    {outcome.mayRetry && (
      <Button wide onClick={onRetry}>
        Retry
      </Button>
    )}
    <SendAgainButton tone={outcome.mayRetry ? 'quiet' : 'primary'} />
    <LinkButton to={paths.signIn} tone="quiet" wide>
      Back to Sign In
    </LinkButton>
  </div>
)
