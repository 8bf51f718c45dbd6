import type Stripe from 'stripe'
import { type ChargeNeeds, collect } from './charges.ts'
import { intentIdOf } from './objects/intents.ts'
import { invalid, missing } from './StripeRefusal.ts'

export interface PaymentAnswer {
  /** Of the payment intent of an invoice. */
  id: string
  authentication: 'approved' | 'refused'
}

type Needs = ChargeNeeds & { changed: () => void }

/** The person answers their bank, in the dialog of Stripe.js or on the hosted page of the invoice. */
export function answerBank(needs: Needs, { id, authentication }: PaymentAnswer) {
  const { ledger, emit, now } = needs
  const intent = ledger.paymentIntents.get(id)
  const invoice = ledger.invoices.get(intent?.invoice ?? '')
  if (!intent || !invoice) throw missing('payment_intent', id)
  if (intent.status !== 'requires_action' || invoice.status !== 'open')
    throw invalid(`This PaymentIntent is ${intent.status} and waits for no answer.`, 'payment_intent_unexpected_state')
  if (authentication === 'refused') {
    const message =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
    const error = { type: 'card_error', code: 'payment_intent_authentication_failure', message } as const
    ledger.paymentIntents.set(id, { ...intent, status: 'requires_payment_method', last_payment_error: error })
    emit('invoice.payment_failed', invoice)
  } else {
    collect(needs, { invoice, methodId: String(intent.payment_method), at: now(), isAuthenticated: true })
    revive(needs, invoice)
  }
  needs.changed()
  return ledger.paymentIntents.get(id)!
}

/** A subscription whose open invoice has been paid goes on. */
export function revive({ ledger, emit }: Pick<ChargeNeeds, 'ledger' | 'emit'>, invoice: Stripe.Invoice): void {
  const subscription = ledger.subscriptions.get(String(invoice.parent?.subscription_details?.subscription))
  const waits = subscription?.status === 'past_due' || subscription?.status === 'incomplete'
  if (!subscription || !waits || subscription.latest_invoice !== invoice.id) return
  subscription.status = 'active'
  emit('customer.subscription.updated', subscription)
}

/** An invoice with the payment that waits for it, where a call asks for both. */
export function withIntent({ ledger }: Pick<ChargeNeeds, 'ledger'>, invoice: Stripe.Invoice): object {
  const intent = ledger.paymentIntents.get(intentIdOf(invoice))
  if (!intent) return invoice
  const [paid] = invoice.payments?.data ?? []
  const payment = {
    ...paid,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: paid?.status ?? 'open',
  }
  return { ...invoice, payments: { ...invoice.payments, data: [payment] } }
}
