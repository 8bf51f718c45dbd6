import type Stripe from 'stripe'
import type { Emit } from './emitter.ts'
import type { Ledger } from './ledger.ts'
import { asksWhenCharged, failsWhenCharged } from './objects/customers.ts'
import { intentIdOf, newInvoiceIntent } from './objects/intents.ts'
import { newInvoice } from './objects/invoices.ts'
import { stripeId } from './stripeId.ts'

export interface ChargeNeeds {
  ledger: Ledger
  emit: Emit
  now: () => number
  /** Where the browser finds invoices. */
  invoiceUrl: string
}

const RETRY_SECONDS = 2 * 24 * 3600
/** How long the invoice of a month stays a draft, by Stripe's own setting. */
const DRAFT_SECONDS = 3600

/**
 * Makes the invoice of a period and charges it; a trial's is over nothing and paid at once. That of a month which time
 * alone has begun stays a draft at first.
 */
export function charge(
  needs: ChargeNeeds,
  { subscription, reason, at }: { subscription: Stripe.Subscription; reason: Reason; at: number },
): Stripe.Invoice {
  const { ledger, emit } = needs
  const customer = ledger.customers.get(String(subscription.customer))
  const [item] = subscription.items.data
  const invoice = newInvoice({
    subscription,
    email: customer?.email ?? null,
    amount: subscription.status === 'trialing' ? 0 : (item?.price.unit_amount ?? 0),
    reason,
    created: at,
    finalizesAt: reason === 'subscription_cycle' ? at + DRAFT_SECONDS : null,
  })
  ledger.invoices.set(invoice.id, invoice)
  subscription.latest_invoice = invoice.id
  emit('invoice.created', invoice)
  if (invoice.automatically_finalizes_at !== null) return invoice
  finalize(needs, { invoice, at })
  collect(needs, { invoice, methodId: String(subscription.default_payment_method ?? ''), at })
  return invoice
}

/** From here on an invoice can be paid, and no longer changed. */
export function finalize(
  { ledger, emit, invoiceUrl }: ChargeNeeds,
  { invoice, at }: { invoice: Stripe.Invoice; at: number },
): void {
  const numbered = [...ledger.invoices.values()].filter(({ number }) => number !== null).length
  invoice.status = 'open'
  invoice.number = `ORR-${String(numbered + 1).padStart(6, '0')}`
  invoice.automatically_finalizes_at = null
  invoice.effective_at = at
  invoice.hosted_invoice_url = `${invoiceUrl}/${invoice.id}`
  invoice.invoice_pdf = `${invoiceUrl}/${invoice.id}/pdf`
  invoice.status_transitions.finalized_at = at
  emit('invoice.finalized', invoice)
}

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

interface Collection {
  invoice: Stripe.Invoice
  methodId: string
  at: number
  /** The person has answered their bank. */
  isAuthenticated?: boolean
}

/** Tries to take what an invoice is over; answers whether it is paid. */
export function collect(
  { ledger, emit }: ChargeNeeds,
  { invoice, methodId, at, isAuthenticated = false }: Collection,
): boolean {
  const method = ledger.paymentMethods.get(methodId)
  const asks = method !== undefined && asksWhenCharged(method) && !isAuthenticated
  invoice.attempted = true
  invoice.attempt_count += invoice.amount_due > 0 ? 1 : 0
  const isPaid = invoice.amount_due === 0 || (method !== undefined && !asks && !failsWhenCharged(method))
  if (invoice.amount_due > 0) {
    const status = isPaid ? 'succeeded' : asks ? 'requires_action' : 'requires_payment_method'
    const intent = ledger.paymentIntents.get(intentIdOf(invoice)) ?? newInvoiceIntent(invoice)
    ledger.paymentIntents.set(intent.id, { ...intent, status, payment_method: methodId, last_payment_error: null })
  }
  if (isPaid) {
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.next_payment_attempt = null
    invoice.status_transitions.paid_at = at
    if (invoice.amount_due > 0) invoice.payments?.data.push(paymentOf(invoice, at))
    emit('invoice.paid', invoice)
    emit('invoice.payment_succeeded', invoice)
  } else {
    invoice.next_payment_attempt = at + RETRY_SECONDS
    emit('invoice.payment_failed', invoice)
    if (asks) emit('invoice.payment_action_required', invoice)
  }
  return isPaid
}

const paymentOf = (invoice: Stripe.Invoice, at: number): Stripe.InvoicePayment => ({
  id: stripeId('inpay'),
  object: 'invoice_payment',
  amount_paid: invoice.amount_paid,
  amount_requested: invoice.amount_due,
  created: at,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intentIdOf(invoice), type: 'payment_intent' },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: at },
})
