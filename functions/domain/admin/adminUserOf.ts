import type { AdminUser } from '../../../shared/domain/admin.ts'
import { membershipOf } from '../../../shared/domain/subscription.ts'
import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { type Account, sessionUserOf } from '../account/account.ts'
import { type Entitlement, standingOf } from '../billing/entitlement.ts'

/** An account as an operator sees it at an instant. Names every field, so that a new secret on a row can never leak. */
export function adminUserOf(account: Account, entitlement: Entitlement | undefined, now: EpochSeconds): AdminUser {
  const standing = standingOf(entitlement)
  const { subscriptionStatus, trialEndsAt, subscriptionEndsAt, isComplimentary, isPastDue, hasGoogle } = sessionUserOf(
    account,
    standing,
    now,
  )
  // One that is over is nothing that could be cancelled or charged.
  const { hasActiveAccess } = membershipOf(standing, now)
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    emailVerified: account.emailVerified,
    hasGoogle,
    createdAt: isoInstant(account.createdAt),
    subscriptionStatus,
    trialEndsAt,
    subscriptionEndsAt,
    stripeSubscriptionId: hasActiveAccess ? (entitlement?.subscriptionId ?? null) : null,
    isComplimentary,
    isPastDue,
    isDisputed: entitlement?.disputedAt !== undefined,
  }
}
