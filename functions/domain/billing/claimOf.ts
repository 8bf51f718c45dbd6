import { after, DAY, epochSeconds } from '../../../shared/domain/time.ts'
import type { Claim } from './entitlement.ts'
import type { SubscriptionSnapshot } from './subscriptionSnapshot.ts'

/** How long access goes on after a charge that failed where Stripe says of no next try, so that it can still be paid. */
export const RETRY_WINDOW = 7 * DAY

/** What a subscription at Stripe entitles to. Every status that is not listed as paid or promised gives nothing. */
export function claimOf(subscription: SubscriptionSnapshot): Claim {
  const { id: subscriptionId, status, trialEndsAt } = subscription
  const claim = { source: 'stripe', subscriptionId, isPastDue: undefined, needsConfirmation: undefined } as const
  switch (status) {
    case 'trialing':
      return { ...claim, ...trialClaim(subscription) }
    case 'active':
      return { ...claim, ...paidClaim(subscription) }
    case 'past_due':
      return { ...claim, ...pastDueClaim(subscription) }
    case 'incomplete':
    case 'incomplete_expired':
    case 'unpaid':
    case 'paused':
    case 'canceled':
    case 'unknown':
      // Kept, so that nobody is promised a second trial.
      return { ...claim, status: 'inactive', trialEndsAt, subscriptionEndsAt: null }
  }
}

/** A cancelled trial keeps access to its end. */
const trialClaim = ({ renews, cancelsAt, trialEndsAt, periodEndsAt }: SubscriptionSnapshot) => {
  const trialEnd = trialEndsAt ?? periodEndsAt
  const end = cancelsAt ?? trialEnd
  return renews
    ? ({ status: 'trial', trialEndsAt: trialEnd, subscriptionEndsAt: null } as const)
    : ({ status: 'cancelled', trialEndsAt: end, subscriptionEndsAt: end } as const)
}

const paidClaim = ({ renews, cancelsAt, periodEndsAt }: SubscriptionSnapshot) =>
  renews
    ? ({ status: 'active', trialEndsAt: null, subscriptionEndsAt: null } as const)
    : ({ status: 'cancelled', trialEndsAt: null, subscriptionEndsAt: cancelsAt ?? periodEndsAt } as const)

/**
 * Whoever has never paid has had the trial, and no more until they pay. Everybody else keeps access while Stripe tries
 * again: it tells when it gives up, and until then there is no end that could be promised. Without a next try a window
 * counts from the start of the period that was not paid for.
 */
function pastDueClaim({
  renews,
  cancelsAt,
  periodStartedAt,
  nextAttemptAt,
  hasPaid,
  trialEndsAt,
  confirmUrl,
}: SubscriptionSnapshot) {
  const isPastDue = { isPastDue: true, needsConfirmation: confirmUrl === null ? undefined : true } as const
  if (!hasPaid) return { status: 'inactive', trialEndsAt, subscriptionEndsAt: null, ...isPastDue } as const
  if (renews && nextAttemptAt !== null)
    return { status: 'active', trialEndsAt: null, subscriptionEndsAt: null, ...isPastDue } as const
  const windowEnd = after(periodStartedAt, RETRY_WINDOW)
  return {
    status: renews ? ('active' as const) : ('cancelled' as const),
    trialEndsAt: null,
    subscriptionEndsAt: epochSeconds(Math.min(cancelsAt ?? windowEnd, windowEnd)),
    ...isPastDue,
  }
}
