import Stripe from 'stripe'
import type { CurrencyCode } from '../../../shared/domain/money.ts'
import { amountOf, type PriceKey } from '../../../shared/domain/priceBook.ts'
import type { Promotion, PromotionRefusal } from '../../domain/billing/promotion.ts'
import type { AskStripe } from './stripeClient.ts'

interface Entered extends PriceKey {
  code: string
  /** The plan's price at Stripe. */
  price: string
  customerId: string
  isTrial: boolean
}

/**
 * A code and what it takes off the plan. Stripe itself judges and computes, by the preview of an invoice: whose code it
 * is, whether it is for new customers only, how often it may be used, and the last cent.
 */
export async function findPromotion(ask: AskStripe, entered: Entered): Promise<Promotion | PromotionRefusal> {
  const { code, price, currency, customerId } = entered
  const expand = ['data.promotion.coupon', 'data.promotion.coupon.currency_options']
  const { data } = await ask((stripe) => stripe.promotionCodes.list({ code, limit: 100, expand }))
  const found = data.find(({ active }) => active)
  const coupon = couponOf(found)
  if (!found || !coupon) return data.length > 0 ? 'expired' : 'unknown'
  if (isOtherCurrency(coupon, currency)) return 'currency'
  if (entered.isTrial && found.restrictions.first_time_transaction) return 'withTrial'
  const preview = await ask((stripe) =>
    stripe.invoices
      .createPreview({
        customer: customerId,
        subscription_details: { items: [{ price }] },
        discounts: [{ promotion_code: found.id }],
      })
      .catch(unlessRefused),
  )
  const amountOff = preview ? amountOf(entered) - preview.total : 0
  if (amountOff <= 0) return 'unavailable'
  return { id: found.id, code: found.code, amountOff, months: monthsOf(coupon) }
}

function couponOf(found: Stripe.PromotionCode | undefined): Stripe.Coupon | undefined {
  const coupon = found?.promotion.coupon
  return typeof coupon === 'object' && coupon !== null ? coupon : undefined
}

const isOtherCurrency = ({ currency, currency_options: options }: Stripe.Coupon, code: CurrencyCode): boolean =>
  typeof currency === 'string' && currency !== code.toLowerCase() && options?.[code.toLowerCase()] === undefined

const monthsOf = ({ duration, duration_in_months: months }: Stripe.Coupon): number | null =>
  duration === 'once' ? 1 : duration === 'repeating' ? months : null

function unlessRefused(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined
  throw error
}
