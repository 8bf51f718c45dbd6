import { CURRENCIES, type Currency, CurrencyCode, currencies, currencyOfCountry } from './money.ts'
import { type PlanPricing, planPricing } from './planPricing.ts'
import { PLANS, type Plan } from './priceBook.ts'

export interface LocalPricing {
  currency: Currency
  country: string
  isDetected: boolean
  hasManualOverride: boolean
  availableCurrencies: Currency[]
  pricing: Record<Plan, PlanPricing>
}

interface Place {
  /** ISO 3166 alpha-2, as far as it is known. */
  country: string | undefined
  /** The currency that the person chose before, as the cookie spells it. */
  chosen: string | undefined
}

const FALLBACK_COUNTRY = 'US'

/** Prices as somebody in a country sees them; a choice of their own wins over where they are. */
export function localPricing({ country, chosen }: Place): LocalPricing {
  const known = country && /^[A-Z]{2}$/.test(country) ? country : undefined
  const override = CurrencyCode.safeParse(chosen)
  const code = override.success ? override.data : currencyOfCountry(known ?? FALLBACK_COUNTRY)
  return {
    currency: currencies[code],
    country: known ?? FALLBACK_COUNTRY,
    isDetected: known !== undefined,
    hasManualOverride: override.success,
    availableCurrencies: CURRENCIES.map((each) => currencies[each]),
    pricing: Object.fromEntries(PLANS.map((plan) => [plan, planPricing(plan)])) as Record<Plan, PlanPricing>,
  }
}
