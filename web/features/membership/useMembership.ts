import { type Membership, membershipOf, type Standing, statusAt } from '../../../shared/domain/subscription.ts'
import { secondsOf } from '../../../shared/domain/time.ts'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { now, useFromNow } from '../../lib/dates.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'

/** What the signed-in account may do now. Renders again at the second in which access ends. */
export function useMembership(): Membership {
  const standing = standingOf(useSession().user)
  useFromNow((instant) => statusAt(standing, instant))
  return membershipOf(standing, now())
}

type WireSubscription = Pick<
  SessionUser,
  'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt' | 'isPastDue' | 'isComplimentary'
>

/** A missing status counts as inactive. */
export const standingOf = (user: WireSubscription | null): Standing => ({
  status: user?.subscriptionStatus ?? 'inactive',
  trialEndsAt: instantOf(user?.trialEndsAt),
  subscriptionEndsAt: instantOf(user?.subscriptionEndsAt),
  isPastDue: user?.isPastDue === true,
  // The wire does not say which kind of gift it is, and both end at their date.
  ...(user?.isComplimentary && { source: 'comp' }),
})

const instantOf = (iso: string | null | undefined) => (iso ? secondsOf(new Date(iso)) : null)
