import type Stripe from 'stripe'
import { stripeId } from '../stripeId.ts'

interface NewInvoice {
  subscription: Stripe.Subscription
  email: string | null
  amount: number
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  /** When Stripe finalises it by itself; null where that happens at once. */
  finalizesAt: number | null
}

/** The draft of an invoice for one period of a subscription. */
export function newInvoice(asked: NewInvoice): Stripe.Invoice {
  const { subscription, email, amount, reason, created, finalizesAt } = asked
  const id = stripeId('in')
  return {
    ...EMPTY,
    id,
    status: 'draft',
    automatically_finalizes_at: finalizesAt,
    amount_due: amount,
    amount_remaining: amount,
    billing_reason: reason,
    // Stripe includes it on request: with it a page can take a payment for the invoice.
    confirmation_secret: {
      client_secret: `${stripeId('pi')}_secret_${stripeId('x').slice(2)}`,
      type: 'payment_intent',
    },
    created,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: email,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payments: { object: 'list', data: [], has_more: false, url: `/v1/invoice_payments?invoice=${id}` },
    period_end: created,
    period_start: created,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
  }
}

/** What no invoice of ours ever has. */
const EMPTY: Omit<Stripe.Invoice, 'id' | 'created' | 'currency' | 'lines' | 'customer'> = {
  object: 'invoice',
  account_country: 'SG',
  account_name: 'Orrery (local)',
  account_tax_ids: null,
  amount_due: 0,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  billing_reason: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  parent: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  period_end: 0,
  period_start: 0,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: 'open',
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  subtotal: 0,
  subtotal_excluding_tax: null,
  test_clock: null,
  total: 0,
  total_discount_amounts: [],
  total_excluding_tax: null,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
}
