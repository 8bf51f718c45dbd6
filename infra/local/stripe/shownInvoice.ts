import type Stripe from 'stripe'
import type { Ledger } from './ledger.ts'
import { type InvoiceIntent, intentIdOf } from './objects/intents.ts'

/**
 * An invoice as Stripe shows it: with its payments, their intents and its secret only where a call asks for them. Before
 * it is finalised there is no payment, and so no secret.
 */
export function shownInvoice(
  { paymentIntents }: Pick<Ledger, 'paymentIntents'>,
  invoice: Stripe.Invoice,
  expand: string[] = [],
): Stripe.Invoice {
  const { confirmation_secret: secret, payments, ...shown } = invoice
  const intent = paymentIntents.get(intentIdOf(invoice))
  const [paid] = payments?.data ?? []
  const isWhole = expand.includes('payments.data.payment.payment_intent')
  const payment = intent && {
    ...paid,
    payment: { payment_intent: isWhole ? shownIntent(intent) : intent.id, type: 'payment_intent' },
    status: paid?.status ?? 'open',
  }
  return {
    ...shown,
    ...(expand.includes('confirmation_secret') && { confirmation_secret: intent ? secret : null }),
    ...(expand.some((path) => path.startsWith('payments')) && {
      payments: { ...payments, data: payment ? [payment] : [] },
    }),
  } as Stripe.Invoice
}

/** A payment names what it waits for, and not its invoice: that names the payment. */
function shownIntent({ invoice: _, ...intent }: InvoiceIntent) {
  return { ...intent, next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null }
}
