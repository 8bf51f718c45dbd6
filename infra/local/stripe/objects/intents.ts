import type Stripe from 'stripe'
import { stripeId } from '../stripeId.ts'

interface NewSetup {
  customer: string | null
  metadata: Stripe.Metadata
  created: number
}

export function newSetupIntent({ customer, metadata, created }: NewSetup): Stripe.SetupIntent {
  const id = stripeId('seti')
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${stripeId('x').slice(2)}`,
    created,
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  }
}

/** Only what a page needs to show a payment form: nothing is ever paid with it. */
export function newPaymentIntent({ amount, currency, created }: { amount: number; currency: string; created: number }) {
  const id = stripeId('pi')
  return {
    id,
    object: 'payment_intent',
    amount,
    currency,
    client_secret: `${id}_secret_${stripeId('x').slice(2)}`,
    created,
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  } satisfies Partial<Stripe.PaymentIntent>
}

/** The payment of an invoice, as far as anything of ours looks at it. */
export type InvoiceIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'client_secret' | 'created' | 'payment_method' | 'status'
> & {
  invoice: string
  last_payment_error: { type: 'card_error' | 'invalid_request_error'; code: string; message: string } | null
}

/** Stripe makes it with the invoice, and names its secret there. */
export const newInvoiceIntent = (invoice: Stripe.Invoice): InvoiceIntent => ({
  id: intentIdOf(invoice),
  object: 'payment_intent',
  amount: invoice.amount_due,
  currency: invoice.currency,
  client_secret: invoice.confirmation_secret?.client_secret ?? '',
  created: invoice.created,
  invoice: invoice.id,
  last_payment_error: null,
  payment_method: null,
  status: 'requires_payment_method',
})

export const intentIdOf = ({ confirmation_secret: secret }: Stripe.Invoice): string =>
  secret?.client_secret.split('_secret')[0] ?? ''

interface NewRefund {
  amount: number
  charge: string
  currency: string
  payment_intent: string
  created: number
}

export const newRefund = ({ amount, charge, currency, payment_intent, created }: NewRefund): Stripe.Refund => ({
  id: stripeId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge,
  created,
  currency,
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})
