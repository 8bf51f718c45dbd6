import { type Membership, membershipOf, statusAt } from '../../../shared/domain/subscription.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { standingOf } from '../../lib/session/standingOf.ts'
import { now, useFromNow } from '../../lib/time/dates.ts'

/** What the signed-in account may do now. Renders again at the second in which access ends. */
export function useMembership(): Membership {
  const standing = standingOf(useSession().user)
  useFromNow((instant) => statusAt(standing, instant))
  return membershipOf(standing, now())
}
