import type Stripe from 'stripe'
import { promotionOf } from '../discounts.ts'
import { listOf, textOf } from '../formBody.ts'
import { amountOff, couponOf } from '../objects/promotions.ts'
import { missing } from '../StripeRefusal.ts'
import { type Call, type CallNeeds, page } from './Call.ts'

/** Promotion codes by what people enter, and what they would make of an invoice. */
export function promotionCalls({ ledger }: CallNeeds): Record<string, Call> {
  return {
    'GET /v1/promotion_codes': ({ form }) => {
      const code = textOf(form, 'code')?.toLowerCase()
      const isWhole = listOf(form, 'expand').includes('data.promotion.coupon')
      const found = [...ledger.promotionCodes.values()].filter((each) => each.code.toLowerCase() === code)
      return page(
        found.map((each) => (isWhole ? each : withoutCoupon(each))),
        form,
        '/v1/promotion_codes',
      )
    },
    'POST /v1/invoices/create_preview': ({ form }) => {
      const customer = textOf(form, 'customer') ?? ''
      if (!ledger.customers.has(customer)) throw missing('customer', customer)
      const { items = {} } = (form.subscription_details ?? {}) as { items?: Record<string, { price?: string }> }
      const id = items[0]?.price ?? ''
      const price = ledger.prices.get(id)
      if (!price) throw missing('price', id)
      const { currency, unit_amount: amount } = price
      const promotion = promotionOf(ledger, { form, customer, currency })
      const total = (amount ?? 0) - (promotion ? amountOff(couponOf(promotion), amount ?? 0) : 0)
      return { object: 'invoice', currency, customer, subtotal: amount, total }
    },
  }
}

const withoutCoupon = (code: Stripe.PromotionCode): Stripe.PromotionCode => ({
  ...code,
  promotion: { ...code.promotion, coupon: couponOf(code).id },
})
