import type { StartedSubscription } from '../../../../shared/domain/billing.ts'
import { TRIAL_DAYS } from '../../../../shared/domain/limits.ts'
import { DEFAULT_PLAN, priceBook } from '../../../../shared/domain/priceBook.ts'
import { track } from '../../../lib/analytics/analytics.ts'
import { storage } from '../../../lib/storage/storage.ts'

/** Tracks a started trial, or a paid invoice, once: a confirmation may be repeated after a reload. A server of the release before names no plan. */
export function trackStart(
  { plan = DEFAULT_PLAN, currency, purchase }: StartedSubscription,
  setupIntentId: string,
): void {
  const isFirst = () => claim(setupIntentId)
  if (purchase)
    track(
      'purchase',
      {
        currency,
        value: purchase.value / 100,
        transaction_id: purchase.transactionId,
        items: [{ item_name: priceBook[plan].name }],
      },
      isFirst,
    )
  else track('start_trial', { currency, value: 0, trial_period_days: TRIAL_DAYS }, isFirst)
}

function claim(setupIntentId: string): boolean {
  if (storage.read('trackedCheckout') === setupIntentId) return false
  storage.write('trackedCheckout', setupIntentId)
  return true
}
