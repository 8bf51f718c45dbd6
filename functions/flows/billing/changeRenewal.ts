import { Problem } from '../../../shared/contract/problem.ts'
import { isComplimentary, statusAt } from '../../../shared/domain/subscription.ts'
import { type EpochSeconds, HOUR, isoInstant } from '../../../shared/domain/time.ts'
import { type Claim, type Entitlement, standingOf } from '../../domain/billing/entitlement.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { newId } from '../../domain/identity/token.ts'
import { type CountDistinctNeeds, countDistinct } from './countDistinct.ts'
import { type LookAgainNeeds, orLookAgain } from './orLookAgain.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'

export interface ChangeRenewalNeeds extends SyncSubscriptionNeeds, CountDistinctNeeds, LookAgainNeeds {
  payments: SyncSubscriptionNeeds['payments'] & Pick<Payments, 'setRenewal'>
  customers: SyncSubscriptionNeeds['customers']
}

/** Of each kind: nobody is kept from cancelling by how often they have reactivated. */
const CHANGES = [{ max: 10, seconds: HOUR }]

interface Asked {
  accountId: string
  now: EpochSeconds
}

/**
 * Ends a trial or a subscription at the end of what is paid for, and answers when that is: at once, where the last charge
 * failed. Asked for again, the answer is the same.
 */
export async function cancelRenewal(needs: ChangeRenewalNeeds, asked: Asked): Promise<{ access_ends_at: string }> {
  const { seen, status } = await readSubscription(needs, { ...asked, ifEnded: 'NO_SUBSCRIPTION' })
  const isDone = status === 'cancelled' && !seen.isPastDue
  const claim = isDone ? undefined : await change(needs, { ...asked, seen, renews: false })
  if (claim?.status === 'inactive') return { access_ends_at: isoInstant(asked.now) }
  const current = claim ?? (await needs.accounts.find(asked.accountId))?.entitlement
  // Somebody may have reactivated it on another device meanwhile.
  if (current?.status !== 'cancelled') throw new Problem('CONFLICT')
  return { access_ends_at: isoInstant(current.subscriptionEndsAt ?? current.trialEndsAt ?? asked.now) }
}

/** Takes a cancellation back while access lasts. */
export async function resumeRenewal(needs: ChangeRenewalNeeds, asked: Asked): Promise<void> {
  const { seen, status } = await readSubscription(needs, { ...asked, ifEnded: 'SUBSCRIPTION_ENDED' })
  if (status !== 'cancelled') return
  const claim = await change(needs, { ...asked, seen, renews: true })
  if (claim?.status === 'inactive') throw new Problem('SUBSCRIPTION_ENDED')
  // Somebody may have cancelled it again on another device meanwhile.
  if (claim?.status !== 'trial' && claim?.status !== 'active') throw new Problem('CONFLICT')
}

/** What the person has at Stripe, as it counts now. */
async function readSubscription(
  needs: ChangeRenewalNeeds,
  { accountId, now, ifEnded }: Asked & { ifEnded: 'NO_SUBSCRIPTION' | 'SUBSCRIPTION_ENDED' },
) {
  const seen = (await needs.accounts.find(accountId))?.entitlement
  if (!seen) throw new Problem('NO_SUBSCRIPTION')
  const standing = standingOf(seen)
  const status = statusAt(standing, now)
  if (status === 'inactive' || status === 'free') throw new Problem(ifEnded)
  if (isComplimentary(standing)) throw new Problem('COMPLIMENTARY_ACCESS')
  const { subscriptionId } = seen
  if (subscriptionId === undefined) throw new Problem('NO_SUBSCRIPTION')
  return { seen: { ...seen, subscriptionId }, status }
}

interface Change extends Asked {
  seen: Entitlement & { subscriptionId: string }
  renews: boolean
}

/**
 * Stripe first, then what it says. Each click has an idempotency key of its own: one by the version of our row would
 * make Stripe repeat an old answer when somebody cancels, reactivates and cancels again before the row has moved.
 */
async function change(needs: ChangeRenewalNeeds, asked: Change): Promise<Entitlement | Claim | undefined> {
  const { accountId, renews, now } = asked
  const { subscriptionId: id, version } = asked.seen
  const what = renews ? 'resume' : 'cancel'
  await countDistinct(needs, { what, accountId, id: `${id}-${version}`, allowed: CHANGES, now })
  return orLookAgain(needs, asked, async () => {
    const changed = await needs.payments.setRenewal({ id, renews, idempotencyKey: newId('chg') })
    // Stripe would go on trying to collect what is open, and nobody is charged after a cancellation. It may have ended in
    // an earlier call that has crashed.
    if (!renews && (changed.status === 'past_due' || changed.status === 'canceled'))
      await needs.payments.endSubscription(id)
    return syncSubscription(needs, { accountId, now })
  })
}
