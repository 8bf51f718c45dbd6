import type { Payments } from '../../domain/billing/payments.ts'
import { isLive, isOwedAfterEnd } from '../../domain/billing/subscriptionSnapshot.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { findOwnCustomer } from './ensureCustomer.ts'

export interface EndPaymentsNeeds {
  payments: Pick<
    Payments,
    'findCustomer' | 'listSubscriptions' | 'endSubscription' | 'abandonSubscription' | 'deleteCustomer'
  >
  customers: Pick<CustomerStore, 'find'>
  checkouts: Pick<CheckoutStore, 'find'>
}

/**
 * Ends everything that an account pays for, before anything of it is erased: afterwards nobody could say whose
 * subscription it is. Stripe keeps the invoices, as the law wants it, and forgets cards and address. May run again.
 */
export async function endPayments(needs: EndPaymentsNeeds, account: { id: string; email: string }): Promise<void> {
  // Whoever never opened a checkout has nothing at Stripe, and needs no Stripe to leave.
  const hasCustomer = (await needs.customers.find(account.id)) ?? (await needs.checkouts.find(account.id))
  const customerId = hasCustomer && (await findOwnCustomer(needs, account))
  if (customerId === undefined) return
  const begun = await needs.payments.listSubscriptions(customerId)
  // Whose bank still asks: its answer would take money for somebody who is gone.
  for (const { id } of begun.filter(({ status }) => status === 'incomplete'))
    await needs.payments.abandonSubscription(id)
  const subscriptions = await needs.payments.listSubscriptions(customerId)
  for (const { id } of subscriptions.filter((each) => isLive(each) || isOwedAfterEnd(each)))
    await needs.payments.endSubscription(id)
  await needs.payments.deleteCustomer(customerId)
}
