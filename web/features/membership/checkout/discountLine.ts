import type { Discount } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'
import { type PriceKey, priceBook } from '../../../../shared/domain/priceBook.ts'
import { reducedCharges } from './reducedCharges.ts'

/** "STARS takes $6.50 off each of the first 3 months." */
export function discountLine(discount: Discount, { plan, currency }: PriceKey): string {
  const { interval } = priceBook[plan]
  const count = reducedCharges(discount, plan)
  const when =
    count === null
      ? `every ${interval}`
      : count === 1
        ? `the first ${interval}`
        : `each of the first ${count} ${interval}s`
  return `${discount.code} takes ${formatMoney(discount.amountOff, currency)} off ${when}.`
}
