import type Stripe from 'stripe'
import { type Form, listOf } from './formBody.ts'
import type { Ledger } from './ledger.ts'
import { amountOff, couponOf } from './objects/promotions.ts'
import { monthAfter } from './objects/subscriptions.ts'
import { StripeRefusal } from './StripeRefusal.ts'
import { stripeId } from './stripeId.ts'

/** The promotion code that a call names, or undefined. Stripe refuses one that this customer may not use. */
export function promotionOf(
  { promotionCodes, invoices }: Ledger,
  { form, customer, currency }: { form: Form; customer: string; currency: string },
): Stripe.PromotionCode | undefined {
  const [named] = listOf(form, 'discounts') as { promotion_code?: string }[]
  if (!named?.promotion_code) return undefined
  const found = promotionCodes.get(named.promotion_code)
  if (!found?.active) throw refused('This promotion code is expired, or there is none with this id.')
  const coupon = couponOf(found)
  if (coupon.currency !== null && coupon.currency !== currency)
    throw refused('The currency of the coupon does not match.')
  const hasPaid = [...invoices.of(customer)].some(({ amount_paid }) => amount_paid > 0)
  if (found.restrictions.first_time_transaction && hasPaid)
    throw refused('This promotion code cannot be redeemed because the associated customer has prior transactions.')
  return found
}

/** From now on the subscription costs less, in place of any discount before. */
export function discount(
  subscription: Stripe.Subscription,
  { promotion, at }: { promotion: Stripe.PromotionCode; at: number },
): void {
  const coupon = couponOf(promotion)
  const months = coupon.duration === 'repeating' ? (coupon.duration_in_months ?? 0) : 0
  let end: number | null = null
  for (let month = 0; month < months; month += 1) end = monthAfter(end ?? at, at)
  promotion.times_redeemed += 1
  subscription.discounts = [
    {
      id: stripeId('di'),
      object: 'discount',
      checkout_session: null,
      customer: subscription.customer,
      customer_account: null,
      end,
      invoice: null,
      invoice_item: null,
      promotion_code: promotion.id,
      source: { coupon, type: 'coupon' },
      start: at,
      subscription: subscription.id,
      subscription_item: null,
    },
  ]
}

/** What an invoice that is made now is over. One that is for nothing uses up a discount for one invoice, too. */
export function discounted(subscription: Stripe.Subscription, { amount, at }: { amount: number; at: number }): number {
  const active = subscription.discounts
    .filter((each) => typeof each === 'object')
    .filter(({ end }) => end === null || end > at)
  subscription.discounts = active.filter(({ source }) => (source.coupon as Stripe.Coupon).duration !== 'once')
  return active.reduce((left, { source }) => left - amountOff(source.coupon as Stripe.Coupon, left), amount)
}

const refused = (message: string) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, param: 'discounts[0][promotion_code]' })
