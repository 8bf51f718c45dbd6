import { type Membership, membershipOf, type Standing, statusAt } from '../../../shared/domain/subscription.ts'
import { secondsOf } from '../../../shared/domain/time.ts'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { now, useFromNow } from '../../lib/dates.ts'
import { useSession } from '../../lib/session.tsx'

/** What the person may do now. Renders again at the second in which access ends, and not before. */
export function useMembership(): Membership {
  const standing = standingOf(useSession().user)
  useFromNow((instant) => statusAt(standing, instant))
  return membershipOf(standing, now())
}

type OnTheWire = Pick<SessionUser, 'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt'>

/** A missing status counts as inactive. */
export const standingOf = (user: OnTheWire | null): Standing => ({
  status: user?.subscriptionStatus ?? 'inactive',
  trialEndsAt: instantOf(user?.trialEndsAt),
  subscriptionEndsAt: instantOf(user?.subscriptionEndsAt),
})

const instantOf = (iso: string | null | undefined) => (iso ? secondsOf(new Date(iso)) : null)
