import * as z from 'zod/mini'
import { type CurrencyCode, formatMoney } from './money.ts'

interface Price {
  monthly: number
  regular: number
}

/** What Premium costs a month, in minor units. The operator edits this table; a script mirrors it to Stripe. */
export const priceBook: Record<CurrencyCode, Price> = {
  USD: { monthly: 1299, regular: 2999 },
  SGD: { monthly: 1699, regular: 3899 },
}

/**
 * Whether Stripe Tax works out the tax of what is sold from now on. It is a part of the price and not added to it, so that
 * what every screen says stays what is charged. The runbook says what to do before it is turned on.
 */
export const collectsTax: boolean = false

/** How long after the first charge that follows a trial it can be taken back. */
export const firstChargeGraceHours = 48

/** The name under which Stripe keeps the price: `npm run stripe:prices` moves it to a new price when the amount changes. */
export const lookupKey = (code: CurrencyCode): string => `orrery_premium_monthly_${code.toLowerCase()}`

export const LocalisedPrice = z.object({
  display: z.string(),
  period: z.literal('month'),
  monthlyPrice: z.int(),
  monthlyEquivalent: z.int(),
})
export type LocalisedPrice = z.infer<typeof LocalisedPrice>

const perCurrency = <T extends z.core.$ZodType>(value: T) => z.object({ USD: value, SGD: value })

/** The plan's prices by currency; every amount is in minor units. */
export const PlanPricing = z.object({
  prices: perCurrency(LocalisedPrice),
  originalPrice: perCurrency(z.int()),
  savings: perCurrency(z.int()),
})
export type PlanPricing = z.infer<typeof PlanPricing>

const localise = (code: CurrencyCode): LocalisedPrice => ({
  display: formatMoney(priceBook[code].monthly, code),
  period: 'month',
  monthlyPrice: priceBook[code].monthly,
  monthlyEquivalent: priceBook[code].monthly,
})

export const planPricing: PlanPricing = {
  prices: { USD: localise('USD'), SGD: localise('SGD') },
  originalPrice: { USD: priceBook.USD.regular, SGD: priceBook.SGD.regular },
  savings: {
    USD: priceBook.USD.regular - priceBook.USD.monthly,
    SGD: priceBook.SGD.regular - priceBook.SGD.monthly,
  },
}
