import { Problem } from '../../../shared/contract/problem.ts'
import { after, DAY, MINUTE } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import { type LookAgainNeeds, orLookAgain } from '../billing/orLookAgain.ts'
import { type SendReceiptsNeeds, sendReceipts } from '../billing/sendReceipts.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from '../billing/syncSubscription.ts'
import { answerChanged } from './answerChanged.ts'
import { type Asked, readSyncedTarget, type Target } from './readTarget.ts'
import { requireApplies } from './requireApplies.ts'

export interface ForceConvertNeeds extends SyncSubscriptionNeeds, SendReceiptsNeeds, LookAgainNeeds {
  payments: SyncSubscriptionNeeds['payments'] &
    SendReceiptsNeeds['payments'] &
    Pick<Payments, 'setTrialEnd' | 'findInvoice'>
  customers: SyncSubscriptionNeeds['customers']
}

/** So close to its end a trial may end while we ask, and ending it once more would charge a second month. */
const ENDS_BY_ITSELF = 5 * MINUTE

/**
 * Ends a trial at Stripe now and charges its first month. The idempotency key is of this trial and its end, so that
 * two operators, or a call that is made again, charge once. A card that fails leaves the subscription past due: Stripe
 * tries it again, and access lasts as long as after any charge that failed.
 */
export async function forceConvert(needs: ForceConvertNeeds, asked: Asked) {
  const { accountId, now } = asked
  const target = await readSyncedTarget(needs, asked)
  const trial = trialOf(target, asked)
  const converted = await orLookAgain(needs, asked, async () => {
    const changed = await needs.payments.setTrialEnd(trial)
    await syncSubscription(needs, { accountId, now })
    return changed
  })

  const payment = await readPayment(needs, converted)
  await sendReceipts(needs, { accountId, customerId: converted.customerId, since: after(now, -DAY), now })
  return { ...(await answerChanged(needs, { before: target.before, now })), payment }
}

function trialOf(target: Target, { now }: Asked) {
  requireApplies('forceConvert', target)
  const { subscriptionId: id, trialEndsAt } = target.entitlement!
  if (trialEndsAt! - now < ENDS_BY_ITSELF)
    throw new Problem('ACTION_UNAVAILABLE', {
      message: 'This trial ends within five minutes, and the card is charged then. There is nothing to do.',
    })
  return { id: id!, trialEndsAt: 'now' as const, idempotencyKey: `fc:${id}:${trialEndsAt}` }
}

/** The invoice says what came of it: the subscription is there either way. */
async function readPayment({ payments }: ForceConvertNeeds, { latestInvoiceId }: SubscriptionSnapshot) {
  const invoice = latestInvoiceId === undefined ? undefined : await payments.findInvoice(latestInvoiceId)
  if (!invoice) throw new Problem('PAYMENTS_DOWN')
  const { amountPaid: amount, currency, status } = invoice
  if (status !== 'paid')
    throw new Problem('CARD_DECLINED', {
      message: `The charge didn't go through: the invoice is ${status}. The trial has ended. Stripe will try the card again, and the person has been told by email.`,
    })
  return { amount, currency, status }
}
