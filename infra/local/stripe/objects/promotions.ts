import type Stripe from 'stripe'
import { stripeId } from '../stripeId.ts'

type Terms = Partial<
  Pick<Stripe.Coupon, 'amount_off' | 'currency' | 'percent_off' | 'duration' | 'duration_in_months' | 'max_redemptions'>
> & { active?: boolean; forNewCustomers?: boolean }

/** The codes that this account has given out. The README lists them. */
export const CODES: Record<string, Terms> = {
  HALF: { percent_off: 50 },
  QUARTER: { percent_off: 25, duration: 'repeating', duration_in_months: 3 },
  FRIEND: { percent_off: 20, duration: 'forever' },
  FIVESGD: { amount_off: 500, currency: 'sgd' },
  WELCOME: { percent_off: 100, forNewCustomers: true },
  LASTYEAR: { percent_off: 90, active: false },
}

export function newPromotionCode(code: string, created: number): Stripe.PromotionCode {
  const { active = true, forNewCustomers = false, ...terms } = CODES[code] ?? {}
  return {
    id: stripeId('promo'),
    object: 'promotion_code',
    active,
    code,
    created,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon: newCoupon(terms, created), type: 'coupon' },
    restrictions: { first_time_transaction: forNewCustomers, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  }
}

const newCoupon = (terms: Terms, created: number): Stripe.Coupon => ({
  id: stripeId('coupon'),
  object: 'coupon',
  amount_off: null,
  created,
  currency: null,
  duration: 'once',
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: null,
  percent_off: null,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
  ...terms,
})

export const couponOf = ({ promotion }: Stripe.PromotionCode): Stripe.Coupon => promotion.coupon as Stripe.Coupon

/** What a coupon takes off an amount, in whole cents. */
export const amountOff = ({ amount_off, percent_off }: Stripe.Coupon, amount: number): number =>
  Math.min(amount, amount_off ?? Math.round((amount * (percent_off ?? 0)) / 100))
