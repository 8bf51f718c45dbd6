import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useMembership } from '../useMembership.ts'
import { CancelSubscriptionButton, CancelTrialButton, ReactivateButton } from './RenewalButtons.tsx'

/** What can be done with the subscription now. A gift ends by itself and has nothing to cancel. */
export function SubscriptionActions({ paidUntil }: { paidUntil?: EpochSeconds | undefined }) {
  const { user } = useSession()
  const { shouldShowUpgrade, shouldShowCancelButton, shouldShowReactivateButton, isTrialActive } = useMembership()

  if (shouldShowUpgrade) return <LinkButton to={paths.subscribe}>Upgrade to Premium</LinkButton>
  if (user?.isComplimentary) return null
  if (shouldShowReactivateButton) return <ReactivateButton />
  if (isTrialActive) return <CancelTrialButton />
  return shouldShowCancelButton && <CancelSubscriptionButton paidUntil={paidUntil} />
}
