import type { CheckoutAttempt } from '../../domain/billing/checkoutAttempt.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { CustomerStore } from '../../store/customers.ts'

export interface AbandonUnpaidNeeds {
  payments: Pick<Payments, 'listSubscriptions' | 'abandonSubscription'>
  customers: Pick<CustomerStore, 'find'>
}

/** Gives up what a checkout has begun and nobody has paid for, so that a bank that still asks takes nothing any more. */
export async function abandonUnpaid(
  { payments, customers }: AbandonUnpaidNeeds,
  { accountId, attempt }: Pick<CheckoutAttempt, 'accountId' | 'attempt'>,
): Promise<void> {
  const customer = await customers.find(accountId)
  const all = customer ? await payments.listSubscriptions(customer.customerId) : []
  for (const each of all)
    if (each.attempt === attempt && each.status === 'incomplete') await payments.abandonSubscription(each.id)
}
