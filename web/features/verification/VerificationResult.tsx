import { useSession } from '../../lib/session/SessionProvider.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import { ResendEmailButton } from './ResendEmailButton.tsx'
import type { VerificationOutcome } from './verificationOutcome.ts'

/** The address is verified, now or before. */
export const VerificationSucceeded = ({ title, message }: VerificationOutcome) => (
  <div role="status">
    <h1>{title}</h1>
    <p>{message}</p>
    <div className={stack.form}>
      <LinkButton to={paths.dashboard} wide>
        Go to Dashboard
      </LinkButton>
      <LinkButton to={paths.signIn} tone="quiet" wide>
        Sign In Again
      </LinkButton>
    </div>
  </div>
)

interface Props {
  outcome: VerificationOutcome
  onRetry: () => void
}

/** Another link is sent only to whoever is signed in, so a visitor's first step is to sign in. */
export function VerificationFailed({ outcome: { title, message, advice, mayRetry }, onRetry }: Props) {
  const { user } = useSession()
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>{message}</p>
      {advice && <p>{advice}</p>}
      {!user && !mayRetry && <p>To get a new link, sign in first.</p>}
      <div className={stack.form}>
        {mayRetry && (
          <Button wide onClick={onRetry}>
            Retry
          </Button>
        )}
        {user && <ResendEmailButton tone={mayRetry ? 'quiet' : 'primary'} />}
        <LinkButton to={paths.signIn} tone={user || mayRetry ? 'quiet' : 'primary'} wide>
          Back to Sign In
        </LinkButton>
        {!user && <ResendEmailButton tone="quiet" />}
      </div>
    </div>
  )
}
