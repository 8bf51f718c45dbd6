import type { Standing } from '../../../shared/domain/subscription.ts'
import { secondsOf } from '../../../shared/domain/time.ts'
import type { SessionUser } from '../../../shared/domain/user.ts'

type WireSubscription = Pick<
  SessionUser,
  'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt' | 'isPastDue' | 'isComplimentary'
>

/** What is known of somebody's access, from the wire. A missing status counts as inactive. */
export const standingOf = (user: WireSubscription | null): Standing => ({
  status: user?.subscriptionStatus ?? 'inactive',
  trialEndsAt: instantOf(user?.trialEndsAt),
  subscriptionEndsAt: instantOf(user?.subscriptionEndsAt),
  isPastDue: user?.isPastDue === true,
  // The wire does not say which kind of gift it is, and both end at their date.
  ...(user?.isComplimentary && { source: 'comp' }),
})

const instantOf = (iso: string | null | undefined) => (iso ? secondsOf(new Date(iso)) : null)
