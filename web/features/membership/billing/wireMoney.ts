import { formatMoney } from '../../../../shared/domain/money.ts'

/** Minor units in a currency as Stripe spells it. */
export const wireMoney = (minorUnits: number, currency: 'usd' | 'sgd'): string =>
  formatMoney(minorUnits, currency === 'sgd' ? 'SGD' : 'USD')
