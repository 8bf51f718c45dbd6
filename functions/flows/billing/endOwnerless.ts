import type { Payments } from '../../domain/billing/payments.ts'
import { isLive, isOurs } from '../../domain/billing/subscriptionSnapshot.ts'
import type { Warn } from '../../domain/ports/warn.ts'

interface EndOwnerlessNeeds {
  payments: Pick<Payments, 'listSubscriptions' | 'endSubscription'>
  warn: Warn
}

/** How many subscriptions a run may still end. */
export interface EndsLeft {
  left: number
}

/** More payers than this who are nobody are no accident of ours: the table is another one, or not restored yet. */
const ENDS_AT_MOST = 5
export const endsOfARun = (): EndsLeft => ({ left: ENDS_AT_MOST })

/** A subscription whose owner is gone is ended: nobody may be charged for nothing. */
export async function endOwnerless(
  { payments, warn }: EndOwnerlessNeeds,
  { customerId, ends }: { customerId: string; ends: EndsLeft },
): Promise<void> {
  for (const each of await payments.listSubscriptions(customerId)) {
    if (!isLive(each) || !isOurs(each)) continue
    if (ends.left === 0) throw new Error(`${each.id} has no owner, and this run has ended ${ENDS_AT_MOST} others`)
    ends.left -= 1
    await payments.endSubscription(each.id)
    warn('a subscription has no account', undefined, { alarm: 'ownerlessSubscription', stripeId: each.id })
  }
}
