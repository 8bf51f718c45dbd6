import * as z from 'zod/mini'
import { type CurrencyCode, formatMoney } from './money.ts'
import { amountOf, INTERVALS, type Plan, perMonth, priceBook } from './priceBook.ts'

export const LocalisedPrice = z.object({
  display: z.string(),
  period: z.enum(INTERVALS),
  monthlyPrice: z.int(),
  monthlyEquivalent: z.int(),
})
export type LocalisedPrice = z.infer<typeof LocalisedPrice>

const perCurrency = <T extends z.core.$ZodType>(value: T) => z.object({ USD: value, SGD: value })

/** A plan's prices by currency; every amount is in minor units. */
export const PlanPricing = z.object({
  prices: perCurrency(LocalisedPrice),
  originalPrice: perCurrency(z.int()),
  savings: perCurrency(z.int()),
})
export type PlanPricing = z.infer<typeof PlanPricing>

function localise(plan: Plan, currency: CurrencyCode): LocalisedPrice {
  const amount = amountOf({ plan, currency })
  const monthly = perMonth(amount, plan)
  return {
    display: formatMoney(amount, currency),
    period: priceBook[plan].interval,
    monthlyPrice: monthly,
    monthlyEquivalent: monthly,
  }
}

/** A plan as price lists show it. */
export function planPricing(plan: Plan): PlanPricing {
  const { USD, SGD } = priceBook[plan].prices
  return {
    prices: { USD: localise(plan, 'USD'), SGD: localise(plan, 'SGD') },
    originalPrice: { USD: USD.regular, SGD: SGD.regular },
    savings: { USD: USD.regular - USD.amount, SGD: SGD.regular - SGD.amount },
  }
}
