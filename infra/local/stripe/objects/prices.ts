import type Stripe from 'stripe'
import { amountOf, lookupKey, type PriceKey, priceBook } from '../../../../shared/domain/priceBook.ts'

/** One price of the book, as the script that mirrors it makes it. */
export const newPrice = (key: PriceKey, created: number): Stripe.Price => ({
  id: `price_${lookupKey(key)}`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: key.currency.toLowerCase(),
  custom_unit_amount: null,
  livemode: false,
  lookup_key: lookupKey(key),
  metadata: {},
  nickname: null,
  product: 'orrery_premium',
  recurring: {
    interval: priceBook[key.plan].interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: amountOf(key),
  unit_amount_decimal: null,
})

/** Older calls know a price as a plan. */
export const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring!.interval,
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
