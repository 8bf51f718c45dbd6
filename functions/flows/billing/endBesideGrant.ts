import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { isLive, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import { type UndoConversionNeeds, undoConversion } from './undoConversion.ts'

export type EndBesideGrantNeeds = UndoConversionNeeds

interface Beside {
  accountId: string
  subscriptions: readonly SubscriptionSnapshot[]
  now: EpochSeconds
}

/**
 * Nobody pays for what was given to them: a subscription that began while an operator gave access ends, and what it took
 * is given back. One whose first charge failed is what the gift came for: it took nothing and ends without an alarm.
 */
export async function endBesideGrant(
  needs: EndBesideGrantNeeds,
  { accountId, subscriptions, now }: Beside,
): Promise<void> {
  for (const changed of subscriptions.filter(isLive)) {
    if (isNeverPaid(changed)) {
      await needs.payments.endSubscription(changed.id)
      continue
    }
    needs.warn('somebody with complimentary access had a live subscription', undefined, {
      alarm: 'subscriptionBesideGift',
      stripeId: changed.id,
    })
    await undoConversion(needs, { accountId, changed, now })
  }
}

const isNeverPaid = ({ status, hasPaid }: SubscriptionSnapshot): boolean => status === 'past_due' && !hasPaid
