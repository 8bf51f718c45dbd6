import { Problem } from '../../../shared/contract/problem.ts'
import { after, DAY, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import { type CountDistinctNeeds, countDistinct } from '../billing/countDistinct.ts'
import { type LookAgainNeeds, orLookAgain } from '../billing/orLookAgain.ts'
import { type SendReceiptsNeeds, sendReceipts } from '../billing/sendReceipts.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from '../billing/syncSubscription.ts'
import { undoConversion } from '../billing/undoConversion.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, readSyncedTarget, type Target } from './readTarget.ts'
import { requireApplies } from './requireApplies.ts'

export interface ForceConvertNeeds
  extends SyncSubscriptionNeeds,
    SendReceiptsNeeds,
    LookAgainNeeds,
    CountDistinctNeeds {
  payments: SyncSubscriptionNeeds['payments'] &
    SendReceiptsNeeds['payments'] &
    Pick<Payments, 'setTrialEnd' | 'findInvoice'>
  customers: SyncSubscriptionNeeds['customers']
}

/** So close to its end a trial may end while we ask, and ending it once more would charge a second month. */
const ENDS_BY_ITSELF = 5 * MINUTE

/** Two calls on either side of the full hour have different keys, and must not both reach Stripe. */
const KEYS = [{ max: 1, seconds: 5 * MINUTE }]

/**
 * Ends a trial at Stripe now and charges its first month. A card that fails leaves the subscription past due: Stripe
 * tries it again, and access has ended with the trial until it is paid.
 */
export async function forceConvert(needs: ForceConvertNeeds, asked: AdminRequest) {
  const { accountId, now } = asked
  const target = await readSyncedTarget(needs, asked)
  const trial = trialOf(target, asked)
  await countDistinct(needs, { what: 'forceConvert', accountId, id: trial.idempotencyKey, allowed: KEYS, now })
  const converted = await orLookAgain(needs, asked, async () => {
    const changed = await needs.payments.setTrialEnd(trial)
    if (!changed.renews) await undoConversion(needs, { accountId, changed, now })
    await syncSubscription(needs, { accountId, now })
    return changed
  })
  if (!converted.renews) throw hasCancelled(converted)

  const payment = await readPayment(needs, converted)
  // They have paid, whatever becomes of the receipt.
  await sendReceipts(needs, { accountId, customerId: converted.customerId, since: after(now, -DAY), now }).catch(
    (error) => needs.warn('a receipt follows with its event', error, { accountId }),
  )
  return { ...(await answerChanged(needs, { before: target.before, now })), payment }
}

/**
 * Two operators, or a call that is made again, charge once: within the hour their idempotency key is the same, and later
 * Stripe has no trial left to end. The hour is in it since Stripe repeats a failure of its own for a day, and nobody
 * could convert this trial until then.
 */
function trialOf(target: Target, { now }: AdminRequest) {
  requireApplies('forceConvert', target)
  const { subscriptionId: id, trialEndsAt } = target.entitlement!
  if (trialEndsAt! - now < ENDS_BY_ITSELF)
    throw new Problem('ACTION_UNAVAILABLE', {
      message: 'This trial ends within five minutes, and the card is charged then. There is nothing to do.',
    })
  const hour = Math.floor(now / HOUR)
  return { id: id!, trialEndsAt: 'now' as const, idempotencyKey: `fc:${id}:${trialEndsAt}:${hour}` }
}

const hasCancelled = ({ status }: SubscriptionSnapshot) =>
  new Problem('CONFLICT', {
    message: `The person cancelled at this very moment. ${status === 'active' ? 'The charge was given back.' : 'Nothing was charged.'}`,
  })

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
