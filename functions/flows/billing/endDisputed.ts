import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { isLive, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import { type UndoConversionNeeds, undoConversion } from './undoConversion.ts'

interface Disputed {
  accountId: string
  disputedAt: EpochSeconds
  subscriptions: readonly SubscriptionSnapshot[]
  now: EpochSeconds
}

/**
 * Whoever's bank disputes a charge is charged no more: what they have at Stripe ends at once. Of one that began after the
 * dispute, by a checkout that was under way, the charge is given back. Answers them as they are then.
 */
export async function endDisputed(
  needs: UndoConversionNeeds,
  { accountId, disputedAt, subscriptions, now }: Disputed,
): Promise<SubscriptionSnapshot[]> {
  for (const changed of subscriptions.filter(isLive)) {
    if (changed.createdAt > disputedAt) await undoConversion(needs, { accountId, changed, now })
    else await needs.payments.endSubscription(changed.id)
  }
  return subscriptions.map((each) => (isLive(each) ? { ...each, status: 'canceled' } : each))
}
