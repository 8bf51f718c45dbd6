import { after, type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { JobRun } from '../JobRun.ts'
import { type AbandonCheckoutNeeds, abandonCheckout } from './abandonCheckout.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'

export interface ExpireCheckoutsNeeds extends AbandonCheckoutNeeds, SyncSubscriptionNeeds {
  payments: SyncSubscriptionNeeds['payments'] & AbandonCheckoutNeeds['payments'] & Pick<Payments, 'cancelSetup'>
  customers: SyncSubscriptionNeeds['customers']
  checkouts: Pick<CheckoutStore, 'find' | 'remove' | 'releaseTrial' | 'due'>
}

/** Ends the checkouts that nobody finished: their payment method is not set up any more, and their trial is free again. */
export async function expireCheckouts(needs: ExpireCheckoutsNeeds, { now, mayGoOn = () => true }: JobRun) {
  const expired = { done: 0, failed: 0 }
  for (const accountId of await needs.checkouts.due.listDue(now)) {
    if (!mayGoOn()) break
    const claimed = await needs.checkouts.due.claim(accountId, now)
    if (!claimed) continue
    try {
      await expire(needs, { accountId, now })
      expired.done += 1
    } catch (error) {
      needs.warn('a checkout was not ended', error)
      await needs.checkouts.due.postpone(claimed.lease, after(now, HOUR))
      expired.failed += 1
    }
  }
  return expired
}

/** A subscription that its last step never wrote down is found first. */
async function expire(needs: ExpireCheckoutsNeeds, { accountId, now }: { accountId: string; now: EpochSeconds }) {
  const checkout = await needs.checkouts.find(accountId)
  if (!checkout) return
  const claim = await syncSubscription(needs, { accountId, now })
  if (checkout.setupIntentId) await needs.payments.cancelSetup(checkout.setupIntentId)
  if (!claim || claim.status === 'inactive') await abandonCheckout(needs, checkout)
  await needs.checkouts.remove(checkout)
}
