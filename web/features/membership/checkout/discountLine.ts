import type { Discount } from '../../../../shared/domain/billing.ts'
import { type CurrencyCode, formatMoney } from '../../../../shared/domain/money.ts'

/** "STARS takes $6.50 off each of the first 3 months." */
export const discountLine = ({ code, amountOff, months }: Discount, currency: CurrencyCode): string =>
  `${code} takes ${formatMoney(amountOff, currency)} off ${
    months === null ? 'every month' : months === 1 ? 'the first month' : `each of the first ${months} months`
  }.`
