import { loadStripe } from '@stripe/stripe-js/pure'
import { useState } from 'react'
import useSWR from 'swr'
import { messageOf } from '../../../lib/api/ApiError.ts'
import { usePublicSettings } from '../../../lib/api/usePublicSettings.ts'
import { focusMain } from '../../../lib/navigation/focusMain.ts'
import { useLocation } from '../../../lib/navigation/router.tsx'
import { paths } from '../../../paths.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { confirmCheckout } from './confirmCheckout.ts'
import { PaymentFailed } from './PaymentFailed.tsx'
import { StartedTrial } from './StartedTrial.tsx'
import { UNKNOWN_OUTCOME } from './unknownOutcome.ts'
import { useWithoutSecret } from './useWithoutSecret.ts'

/** Where a bank's own page leads back to: confirms the checkout, or says that the payment failed. */
export function CheckoutReturn() {
  useWithoutSecret()
  const { search } = useLocation()
  const [returned] = useState(() => new URLSearchParams(search))
  const setupIntentId = returned.get('setup_intent')
  const hasFailed = returned.get('redirect_status') === 'failed'
  const { mutate: readSettings } = usePublicSettings()
  const loadScript = async () => loadStripe((await readSettings())?.stripePublishableKey ?? '')
  // Through the reply cache, so that rendering twice confirms once.
  const start = useSWR(setupIntentId && !hasFailed ? `confirm ${setupIntentId}` : null, () =>
    confirmCheckout({ setupIntentId: setupIntentId!, loadScript }),
  )

  function retry() {
    // The button is about to be replaced by a skeleton.
    focusMain()
    void start.mutate()
  }

  if (hasFailed) return <PaymentFailed />
  if (!setupIntentId || start.data) return <StartedTrial started={start.data} />
  if (start.isValidating || !start.error)
    return (
      <div role="status">
        <h1>Starting your subscription</h1>
        <Skeleton lines={3} />
      </div>
    )
  return (
    <div role="alert">
      <h1>Trial Setup Failed</h1>
      <p>{messageOf(start.error, UNKNOWN_OUTCOME)}</p>
      <div className={stack.row}>
        <Button onClick={retry}>Try again</Button>
        <LinkButton to={paths.subscribe} tone="quiet">
          Back to checkout
        </LinkButton>
      </div>
    </div>
  )
}
