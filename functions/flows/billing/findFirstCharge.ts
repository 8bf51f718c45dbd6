import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type FirstCharge, firstChargeOf } from '../../domain/billing/firstCharge.ts'
import type { InvoiceSnapshot, Payments } from '../../domain/billing/payments.ts'
import { isOurs, pickSubscription, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import type { Customer } from '../../store/customers.ts'

interface BillingState {
  customer: Customer
  subscriptions: readonly SubscriptionSnapshot[]
  invoices: readonly InvoiceSnapshot[]
  now: EpochSeconds
}

/**
 * The charge that somebody may take back now. What was given back of it, by an operator or at Stripe, only its charge
 * knows, and is asked of the few whose charge is new.
 */
export async function findFirstCharge(
  { payments }: { payments: Pick<Payments, 'listChargedInvoices'> },
  { customer, subscriptions, invoices, now }: BillingState,
): Promise<FirstCharge | undefined> {
  const subscription = pickSubscription(subscriptions.filter(isOurs))
  const first = subscription && firstChargeOf(subscription, { invoices, now })
  if (!first || customer.takenBack) return undefined
  const charged = await payments.listChargedInvoices(customer.customerId)
  const isWhole = charged.some(({ id, amountRefunded }) => id === first.invoiceId && amountRefunded === 0)
  return isWhole ? first : undefined
}
