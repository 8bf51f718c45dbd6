import type { Payments } from '../../domain/billing/payments.ts'
import { isPriceChangeDue } from '../../domain/billing/priceChange.ts'
import type { SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import type { Warn } from '../../domain/ports/warn.ts'

export interface ChangePricesNeeds {
  payments: Pick<Payments, 'changePrice'>
  warn: Warn
}

/** Puts those on their announced price whose next renewal is the first at it; answers how many could not be. */
export async function changePrices(
  { payments, warn }: ChangePricesNeeds,
  subscriptions: readonly SubscriptionSnapshot[],
): Promise<number> {
  let failed = 0
  for (const { id } of subscriptions.filter(isPriceChangeDue))
    try {
      await payments.changePrice(id)
    } catch (error) {
      failed += 1
      warn('a price could not be changed', error, { stripeId: id })
    }
  return failed
}
