import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useMembership } from '../useMembership.ts'
import { CancelSubscriptionButton, CancelTrialButton, ReactivateButton } from './RenewalButtons.tsx'

interface Props {
  paidUntil?: EpochSeconds | undefined
  /** Something else is what the screen is for at the moment. */
  isQuiet?: boolean
}

/** What can be done with the subscription now. A gift ends by itself and has nothing to cancel. */
export function SubscriptionActions({ paidUntil, isQuiet = false }: Props) {
  const { user } = useSession()
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
  if (shouldShowReactivateButton) return <ReactivateButton />
  if (isTrialActive) return <CancelTrialButton />
  return shouldShowCancelButton && <CancelSubscriptionButton paidUntil={paidUntil} />
}
