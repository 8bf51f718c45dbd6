import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { longDateAt } from '../../../lib/time/dates.ts'
import { useMembership } from '../useMembership.ts'

/** One sentence on what happens next with the subscription, and when. */
export function useStateNote(): string {
  const { user } = useSession()
  const { accessExpirationDate: end, ...membership } = useMembership()
  const day = end === null ? '' : longDateAt(end)

  if (!membership.hasActiveAccess && user?.isPastDue)
    return 'Your first payment failed, and Premium ended with your trial. Update your card to pay, and it starts again.'
  if (!membership.hasActiveAccess) return "You're on the free plan. Nothing is charged."
  if (user?.isComplimentary) return `Complimentary until ${day}. It ends on its own, and you won't be charged.`
  if (user?.isPastDue) return 'Your last payment failed. Update your card to keep Premium.'
  if (membership.isTrialCancelled)
    return `Your trial won't turn into a subscription. You have Premium until ${day}, and you won't be charged.`
  if (membership.isTrialActive) return `Your free trial ends on ${day}. Cancel before then and you pay nothing.`
  if (membership.isSubscriptionCancelled)
    return `It won't renew. You keep Premium until ${day}, with no further charges.`
  return 'Renews until you cancel.'
}
