import type Stripe from 'stripe'
import type { Emit } from './emitter.ts'
import type { Ledger } from './ledger.ts'
import { asksWhenCharged, failsWhenCharged } from './objects/customers.ts'
import { intentIdOf, newInvoiceIntent } from './objects/intents.ts'
import { stripeId } from './stripeId.ts'

const RETRY_SECONDS = 2 * 24 * 3600

interface Collection {
  invoice: Stripe.Invoice
  methodId: string
  at: number
  isPresent?: boolean
  /** The person has answered their bank. */
  isAuthenticated?: boolean
  /** Somebody asked for this attempt, which leaves Stripe's own schedule as it is. */
  isManual?: boolean
  /** Stripe gives up when this one fails. */
  isLast?: boolean
}

interface Needs {
  ledger: Ledger
  emit: Emit
}

/** Tries to take what an invoice is over; answers whether it is paid. */
export function collect(needs: Needs, collection: Collection): boolean {
  const { invoice, methodId, at } = collection
  countAttempt(collection)
  const status = invoice.amount_due === 0 ? 'succeeded' : outcomeOf(needs, collection)
  if (invoice.amount_due > 0) {
    const intent = needs.ledger.paymentIntents.get(intentIdOf(invoice)) ?? newInvoiceIntent(invoice)
    // Stripe takes the method off an intent that it did not pay.
    const paysWith = status === 'requires_payment_method' ? null : methodId
    const last_payment_error = paysWith === null ? DECLINED : null
    needs.ledger.paymentIntents.set(intent.id, { ...intent, status, payment_method: paysWith, last_payment_error })
  }
  if (status === 'succeeded') settle(needs, { invoice, at })
  else fail(needs, { ...collection, asks: status === 'requires_action' })
  return status === 'succeeded'
}

const DECLINED = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } as const

function outcomeOf({ ledger }: Needs, { methodId, isPresent = false, isAuthenticated = false }: Collection) {
  const method = ledger.paymentMethods.get(methodId)
  if (method && asksWhenCharged(method, { isPresent }) && !isAuthenticated) return 'requires_action'
  return method && !failsWhenCharged(method) ? 'succeeded' : 'requires_payment_method'
}

function countAttempt({ invoice, isManual = false }: Collection): void {
  invoice.attempted = true
  if (invoice.amount_due > 0 && (invoice.attempt_count === 0 || !isManual)) invoice.attempt_count += 1
}

function settle({ emit }: Needs, { invoice, at }: { invoice: Stripe.Invoice; at: number }): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = at
  if (invoice.amount_due > 0) invoice.payments?.data.push(paymentOf(invoice, at))
  emit('invoice.paid', invoice)
  emit('invoice.payment_succeeded', invoice)
}

function fail({ emit }: Needs, { invoice, at, isManual, isLast = false, asks }: Collection & { asks: boolean }): void {
  // Of a subscription that has never begun, nothing is tried again.
  const isRetried = !isLast && invoice.billing_reason !== 'subscription_create'
  if (!isManual) invoice.next_payment_attempt = isRetried ? at + RETRY_SECONDS : null
  emit('invoice.payment_failed', invoice)
  if (asks) emit('invoice.payment_action_required', invoice)
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
