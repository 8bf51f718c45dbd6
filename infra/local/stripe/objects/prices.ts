import type Stripe from 'stripe'
import type { CurrencyCode } from '../../../../shared/domain/money.ts'
import { lookupKey, priceBook } from '../../../../shared/domain/priceBook.ts'

/** The price of the plan in one currency, as the script that mirrors the price book makes it. */
export const newPrice = (code: CurrencyCode, created: number): Stripe.Price => ({
  id: `price_${lookupKey(code)}`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: code.toLowerCase(),
  custom_unit_amount: null,
  livemode: false,
  lookup_key: lookupKey(code),
  metadata: {},
  nickname: null,
  product: 'orrery_premium',
  recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: priceBook[code].monthly,
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
  interval: 'month',
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
