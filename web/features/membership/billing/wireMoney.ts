import { CurrencyCode, formatMoney } from '../../../../shared/domain/money.ts'

/** Minor units in the currency as Stripe spells it. */
export const wireMoney = (minorUnits: number, currency: string): string =>
  formatMoney(minorUnits, CurrencyCode.parse(currency.toUpperCase()))
