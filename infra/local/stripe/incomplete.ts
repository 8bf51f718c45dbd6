import type Stripe from 'stripe'
import type { ChargeNeeds } from './charges.ts'
import { intentIdOf } from './objects/intents.ts'

/** How long the person has to pay the first invoice. */
export const INCOMPLETE_SECONDS = 23 * 3600

type Needs = Pick<ChargeNeeds, 'ledger' | 'emit'>

interface Expiry {
  subscription: Stripe.Subscription
  at: number
}

/** Nobody has paid the first invoice: nothing has begun, and nothing can be paid any more. */
export function expire(needs: Needs, { subscription, at }: Expiry): void {
  const invoice = needs.ledger.invoices.get(String(subscription.latest_invoice))
  if (invoice?.status === 'open') voidInvoice(needs, { invoice, at })
  subscription.status = 'incomplete_expired'
  subscription.ended_at = at
  subscription.canceled_at = at
  needs.emit('customer.subscription.updated', subscription)
}

export function voidInvoice({ ledger, emit }: Needs, { invoice, at }: { invoice: Stripe.Invoice; at: number }): void {
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = at
  const intent = ledger.paymentIntents.get(intentIdOf(invoice))
  if (intent) ledger.paymentIntents.set(intent.id, { ...intent, status: 'canceled' })
  emit('invoice.voided', invoice)
}
