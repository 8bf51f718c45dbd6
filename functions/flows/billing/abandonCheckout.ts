import { Problem } from '../../../shared/contract/problem.ts'
import type { CheckoutAttempt } from '../../domain/billing/checkoutAttempt.ts'
import { isLive, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import { type AbandonUnpaidNeeds, abandonUnpaid } from './abandonUnpaid.ts'

export interface AbandonCheckoutNeeds extends AbandonUnpaidNeeds {
  checkouts: Pick<CheckoutStore, 'releaseTrial'>
}

/**
 * Gives back the trial that an unfinished checkout has claimed, and gives up a first month that nobody has paid. When its subscription exists after all, since its last
 * step got lost, the trial is used, and the caller must look at Stripe again.
 */
export async function abandonCheckout(needs: AbandonCheckoutNeeds, checkout: CheckoutAttempt): Promise<void> {
  // Nothing is asked for at Stripe before one of them is written.
  if (!checkout.claims && !checkout.isAgreed) return
  const subscriptions = await abandonUnpaid(needs, checkout)
  // Of another checkout, what is past due makes way for this one.
  const isOwn = ({ attempt }: SubscriptionSnapshot) => attempt === checkout.attempt
  if (subscriptions.some((each) => isLive(each) && (checkout.offer === 'trial' || isOwn(each))))
    throw new Problem('CONFLICT')
  const isUsed = subscriptions.some(isOwn)
  if (!isUsed) await needs.checkouts.releaseTrial(checkout)
}
