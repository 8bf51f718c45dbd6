import { Problem } from '../../../shared/contract/problem.ts'
import { membershipOf } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Entitlement, standingOf } from '../../domain/billing/entitlement.ts'

const DAY_IN_WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What somebody is told who would pay for what they have already. */
export function alreadyHasAccess(entitlement: Entitlement | undefined, now: EpochSeconds): Problem {
  const { status, accessExpirationDate: end } = membershipOf(standingOf(entitlement), now)
  const until = end === null ? '' : ` until ${DAY_IN_WORDS.format(end * 1000)}`
  return new Problem('ALREADY_HAS_ACCESS', {
    message: `You already have Premium${until}. You haven't been charged.`,
    details: { currentStatus: status },
  })
}
