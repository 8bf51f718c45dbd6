import type { CheckoutAttempt } from '../../domain/billing/checkoutAttempt.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import type { CustomerStore } from '../../store/customers.ts'

export interface AbandonUnpaidNeeds {
  payments: Pick<Payments, 'listSubscriptions' | 'abandonSubscription'>
  customers: Pick<CustomerStore, 'find'>
}

/**
 * Gives up what a checkout has begun and nobody has paid for, so that a bank that still asks takes nothing any more.
 * Answers what the person then has: a payment that came first made it live.
 */
export async function abandonUnpaid(
  { payments, customers }: AbandonUnpaidNeeds,
  { accountId, attempt }: Pick<CheckoutAttempt, 'accountId' | 'attempt'>,
): Promise<SubscriptionSnapshot[]> {
  const customer = await customers.find(accountId)
  if (!customer) return []
  const all = await payments.listSubscriptions(customer.customerId)
  const unpaid = all.filter((each) => each.attempt === attempt && each.status === 'incomplete')
  for (const { id } of unpaid) await payments.abandonSubscription(id)
  return unpaid.length > 0 ? payments.listSubscriptions(customer.customerId) : all
}
