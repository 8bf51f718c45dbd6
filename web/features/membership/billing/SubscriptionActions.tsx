import type { BillingInfo } from '../../../../shared/domain/billing.ts'
import { DEFAULT_PLAN, priceBook } from '../../../../shared/domain/priceBook.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import stack from '../../../ui/layout/Stack.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useMembership } from '../useMembership.ts'
import { CancelSubscriptionButton, CancelTrialButton, ReactivateButton, RefundButton } from './RenewalButtons.tsx'

interface Props {
  /** What is billed, where it is known. */
  billed?: BillingInfo['subscription'] | undefined
  /** The first charge, as long as it can be taken back. */
  refundable?: BillingInfo['refundable']
  /** Something else is what the screen is for at the moment. */
  isQuiet?: boolean
}

/** What can be done with the subscription now. A gift ends by itself and has nothing to cancel. */
export function SubscriptionActions({ billed, refundable, isQuiet = false }: Props) {
  const { user } = useSession()
  const paidUntil = billed?.current_period_end
  const { shouldShowUpgrade, shouldShowCancelButton, shouldShowReactivateButton, isTrialActive } = useMembership()

  if (user?.isPastDue && shouldShowUpgrade)
    return (
      <>
        <LinkButton to={paths.updateCard} tone={isQuiet ? 'quiet' : 'primary'}>
          Update Card
        </LinkButton>
        <CancelSubscriptionButton paidUntil={paidUntil} />
      </>
    )
  if (shouldShowUpgrade)
    return (
      <LinkButton to={paths.subscribe} tone={isQuiet ? 'quiet' : 'primary'}>
        Upgrade to Premium
      </LinkButton>
    )
  if (user?.isComplimentary) return null
  if (isTrialActive) return <CancelTrialButton />
  return (
    <div className={stack.row}>
      {refundable && <RefundButton refundable={refundable} />}
      {shouldShowReactivateButton && <ReactivateButton />}
      {shouldShowCancelButton && (
        <CancelSubscriptionButton
          paidUntil={paidUntil}
          label={
            refundable ? `Cancel at the end of the ${priceBook[billed?.plan ?? DEFAULT_PLAN].interval}` : undefined
          }
        />
      )}
    </div>
  )
}
