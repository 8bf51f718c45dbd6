import { CURRENCIES, type CurrencyCode, DEFAULT_CURRENCY } from '../../../shared/domain/money.ts'

/** Our code for a currency as Stripe spells it, in lower case. For display: one that we do not sell in is taken for dollars. */
export const currencyCodeOf = (currency: string): CurrencyCode =>
  CURRENCIES.find((code) => code.toLowerCase() === currency) ?? DEFAULT_CURRENCY
