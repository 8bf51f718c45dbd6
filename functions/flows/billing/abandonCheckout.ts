import { Problem } from '../../../shared/contract/problem.ts'
import type { CheckoutAttempt } from '../../domain/billing/checkoutAttempt.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { isLive, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { type AbandonUnpaidNeeds, abandonUnpaid } from './abandonUnpaid.ts'

export interface AbandonCheckoutNeeds extends AbandonUnpaidNeeds {
  payments: AbandonUnpaidNeeds['payments'] & Pick<Payments, 'listSubscriptions'>
  checkouts: Pick<CheckoutStore, 'releaseTrial'>
  customers: Pick<CustomerStore, 'find'>
}

/**
 * Gives back the trial that an unfinished checkout has claimed. When its subscription exists after all, since its last
 * step got lost, the trial is used, and the caller must look at Stripe again.
 */
export async function abandonCheckout(needs: AbandonCheckoutNeeds, checkout: CheckoutAttempt): Promise<void> {
  if (checkout.offer === 'paid') await abandonUnpaid(needs, checkout)
  else if (!checkout.claims) return
  const customer = await needs.customers.find(checkout.accountId)
  const subscriptions = customer ? await needs.payments.listSubscriptions(customer.customerId) : []
  // Of another checkout, what is past due makes way for this one.
  const isOwn = ({ attempt }: SubscriptionSnapshot) => attempt === checkout.attempt
  if (subscriptions.some((each) => isLive(each) && (checkout.offer === 'trial' || isOwn(each))))
    throw new Problem('CONFLICT')
  const isUsed = subscriptions.some(isOwn)
  if (!isUsed) await needs.checkouts.releaseTrial(checkout)
}
