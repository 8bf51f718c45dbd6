import type Stripe from 'stripe'
import type { ChargeNeeds } from './charges.ts'
import { collect } from './collect.ts'
import type { InvoiceIntent } from './objects/intents.ts'
import { missing, unexpectedPayment } from './StripeRefusal.ts'

export interface PaymentAnswer {
  /** Of the payment intent of an invoice. */
  id: string
  /** What the person answers their bank. Without it the payment is tried, and the bank may ask. */
  authentication?: 'approved' | 'refused' | undefined
  /** A saved method, where the payment has none yet. */
  paymentMethod?: string | undefined
}

type Needs = ChargeNeeds & { changed: () => void }

/** The person pays an invoice, in the dialog of Stripe.js or on the hosted page of the invoice. */
export function confirmPayment(needs: Needs, { id, authentication, paymentMethod }: PaymentAnswer): InvoiceIntent {
  const { ledger, now } = needs
  const intent = ledger.paymentIntents.get(id)
  const invoice = ledger.invoices.get(intent?.invoice ?? '')
  if (!intent || !invoice) throw missing('payment_intent', id)
  if (intent.status === 'requires_action' && authentication === undefined) return intent
  const methodId = paymentMethod ?? intent.payment_method
  const isConfirmable = authentication === undefined || intent.status === 'requires_action'
  if (typeof methodId !== 'string' || !isConfirmable || invoice.status !== 'open') throw unexpectedPayment(intent)
  if (authentication === 'refused') refuse(needs, { intent, invoice })
  else {
    const isAuthenticated = authentication === 'approved'
    const isPaid = collect(needs, { invoice, methodId, at: now(), isPresent: true, isManual: true, isAuthenticated })
    if (isPaid) revive(needs, invoice)
  }
  needs.changed()
  return ledger.paymentIntents.get(id)!
}

function refuse(
  { ledger, emit }: Needs,
  { intent, invoice }: { intent: InvoiceIntent; invoice: Stripe.Invoice },
): void {
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  ledger.paymentIntents.set(intent.id, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message },
  })
  emit('invoice.payment_failed', invoice)
}

/** A subscription whose open invoice has been paid goes on. */
export function revive({ ledger, emit }: Pick<ChargeNeeds, 'ledger' | 'emit'>, invoice: Stripe.Invoice): void {
  const subscription = ledger.subscriptions.get(String(invoice.parent?.subscription_details?.subscription))
  const waits = subscription?.status === 'past_due' || subscription?.status === 'incomplete'
  if (!subscription || !waits || subscription.latest_invoice !== invoice.id) return
  subscription.status = 'active'
  emit('customer.subscription.updated', subscription)
}
