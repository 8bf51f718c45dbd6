import type Stripe from 'stripe'
import { stripeId } from '../stripeId.ts'
import { planOf } from './prices.ts'

interface NewSubscription {
  customer: string
  price: Stripe.Price
  paymentMethod: string | null
  metadata: Stripe.Metadata
  trialEnd: number | null
  created: number
}

/** A subscription with one item, in flexible billing mode. Its period stands on the item. */
export function newSubscription(asked: NewSubscription): Stripe.Subscription {
  const { customer, price, paymentMethod, metadata, trialEnd, created } = asked
  const id = stripeId('sub')
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: itemsOf({ id, price, created, periodEnd: trialEnd ?? renewalAfter(created, { price, anchor: created }) }),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'cancel' } },
    trial_start: trialEnd === null ? null : created,
  }
}

interface NewItems {
  id: string
  price: Stripe.Price
  created: number
  periodEnd: number
}

function itemsOf({ id, price, created, periodEnd }: NewItems): Stripe.ApiList<Stripe.SubscriptionItem> {
  const item: Stripe.SubscriptionItem = {
    id: stripeId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
  return { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` }
}

/** A period of the price after an instant, counted from the anchor. */
export function renewalAfter(instant: number, { price, anchor }: { price: Stripe.Price; anchor: number }): number {
  const months = price.recurring!.interval === 'year' ? 12 : 1
  let end = instant
  for (let month = 0; month < months; month += 1) end = monthAfter(end, anchor)
  return end
}

/** A calendar month after an instant, on the day of the anchor or the last day of a shorter month. */
export function monthAfter(instant: number, anchor: number): number {
  const [from, day] = [new Date(instant * 1000), new Date(anchor * 1000).getUTCDate()]
  const next = new Date(from)
  next.setUTCDate(1)
  next.setUTCMonth(from.getUTCMonth() + 1)
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(day, last))
  return Math.floor(next.getTime() / 1000)
}
