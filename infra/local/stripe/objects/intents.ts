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

interface NewRefund {
  amount: number
  currency: string
  payment_intent: string
  created: number
}

export const newRefund = ({ amount, currency, payment_intent, created }: NewRefund): Stripe.Refund => ({
  id: stripeId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: null,
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
