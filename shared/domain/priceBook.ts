import * as z from 'zod/mini'
import { CURRENCIES, type CurrencyCode } from './money.ts'

/** How long a period is, each of which begins with a charge. Screens and emails say it: "a month", "every month". */
export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]
export const MONTHS_IN: Record<Interval, number> = { month: 1, year: 12 }

interface PlanTerms {
  name: string
  /** No two plans have the same: it tells which plan a subscription at Stripe is to, whatever its price was. */
  interval: Interval
  /** The name under which Stripe keeps its prices, before the currency. */
  lookupKey: string
  /** "More than 35% off" the regular price, in every currency. */
  percentOff: number
  /** What a period costs, in minor units. */
  prices: Record<CurrencyCode, { amount: number; regular: number }>
}

const plans = {
  // The key is historical and never reaches a person: the plan is billed monthly.
  weekly: {
    name: 'Premium Monthly',
    interval: 'month',
    lookupKey: 'orrery_premium_monthly',
    percentOff: 35,
    prices: { USD: { amount: 1299, regular: 2999 }, SGD: { amount: 1699, regular: 3899 } },
  },
} satisfies Record<string, PlanTerms>

export type Plan = keyof typeof plans
export const PLANS = Object.keys(plans) as Plan[]
// As a function, so that a screen that checks no plan does without the library.
export const Plan = z.enum(PLANS, { error: () => `Choose ${PLANS.join(' or ')}` })

/** What Premium costs. The operator edits this table; a script mirrors it to Stripe. */
export const priceBook: Record<Plan, PlanTerms> = plans

/** The plan where none is named, as in what was stored before there was a choice. */
export const DEFAULT_PLAN: Plan = 'weekly'

/**
 * Whether Stripe Tax works out the tax of what is sold from now on. It is a part of the price and not added to it, so that
 * what every screen says stays what is charged. The runbook says what to do before it is turned on.
 */
export const collectsTax: boolean = false

/** How long after the first charge that follows a trial it can be taken back. */
export const firstChargeGraceHours = 48

/** Names one price of the book. */
export interface PriceKey {
  plan: Plan
  currency: CurrencyCode
}

export const PRICE_KEYS: readonly PriceKey[] = PLANS.flatMap((plan) =>
  CURRENCIES.map((currency) => ({ plan, currency })),
)

export const amountOf = ({ plan, currency }: PriceKey): number => priceBook[plan].prices[currency].amount

/** An amount that is paid for a period of the plan, by the month. */
export const perMonth = (amount: number, plan: Plan): number => Math.round(amount / MONTHS_IN[priceBook[plan].interval])

/** The name under which Stripe keeps the price: `npm run stripe:prices` moves it to a new price when the amount changes. */
export const lookupKey = ({ plan, currency }: PriceKey): string =>
  `${priceBook[plan].lookupKey}_${currency.toLowerCase()}`

interface StripePrice {
  unit_amount: number | null
  currency: string
  recurring: { interval: string; interval_count: number } | null
}

/** Whether a price at Stripe charges what the book says. */
export const isPriceOf = (key: PriceKey, { unit_amount, currency, recurring }: StripePrice): boolean =>
  unit_amount === amountOf(key) &&
  currency === key.currency.toLowerCase() &&
  recurring?.interval === priceBook[key.plan].interval &&
  recurring.interval_count === 1
