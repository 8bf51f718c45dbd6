import type { Discount } from '../../../../shared/domain/billing.ts'
import { MONTHS_IN, type Plan, priceBook } from '../../../../shared/domain/priceBook.ts'

/** How many charges of a plan a discount takes something off; null for all. */
export const reducedCharges = ({ months }: Discount, plan: Plan): number | null =>
  months === null ? null : Math.ceil(months / MONTHS_IN[priceBook[plan].interval])
