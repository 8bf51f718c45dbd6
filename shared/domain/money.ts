import * as z from 'zod/mini'

export const CURRENCIES = ['USD', 'SGD'] as const
export type CurrencyCode = (typeof CURRENCIES)[number]
export const CurrencyCode = z.enum(CURRENCIES, 'Choose USD or SGD')

export const Currency = z.object({ code: CurrencyCode, symbol: z.string(), name: z.string() })
export type Currency = z.infer<typeof Currency>

export const currencies: Record<CurrencyCode, Currency> = {
  USD: { code: 'USD', symbol: '$', name: 'US Dollar' },
  SGD: { code: 'SGD', symbol: 'S$', name: 'Singapore Dollar' },
}

export const DEFAULT_CURRENCY: CurrencyCode = 'USD'

/** Shown only while no localised price is known, never beside a button that pays. */
export const FALLBACK_PRICE = '$12.99/month'

export const currencyOfCountry = (country: string): CurrencyCode => (country === 'SG' ? 'SGD' : DEFAULT_CURRENCY)

/** Minor units as a person reads them: 1299 USD is "$12.99". */
export const formatMoney = (minorUnits: number, code: CurrencyCode): string =>
  `${currencies[code].symbol}${(minorUnits / 100).toFixed(2)}`
