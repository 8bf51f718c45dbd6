import { Problem } from '../../../shared/contract/problem.ts'
import { isComplimentary, statusAt } from '../../../shared/domain/subscription.ts'
import { type EpochSeconds, HOUR, isoInstant } from '../../../shared/domain/time.ts'
import { type Entitlement, standingOf } from '../../domain/billing/entitlement.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { isLive, isUncharged, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import { newId } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import { type Cancellation, cancellationOf, type LastCharge } from './cancellation.ts'
import { type CountDistinctNeeds, countDistinct } from './countDistinct.ts'
import { type LookAgainNeeds, orLookAgain } from './orLookAgain.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'
import { undoConversion } from './undoConversion.ts'

export interface CancelRenewalNeeds extends SyncSubscriptionNeeds, CountDistinctNeeds, LookAgainNeeds {
  payments: SyncSubscriptionNeeds['payments'] & Pick<Payments, 'setRenewal'>
  customers: SyncSubscriptionNeeds['customers']
}

/** Nobody is kept from cancelling by how often they have reactivated, which is counted apart. */
const CHANGES = [{ max: 10, seconds: HOUR }]

interface RenewalRequest {
  accountId: string
  now: EpochSeconds
}
type StripeEntitlement = Entitlement & { subscriptionId: string }

/**
 * Ends a trial or a subscription at the end of what is paid for, and answers when that is and what was charged last. What
 * has not been charged yet is not: in the hour in which Stripe keeps the invoice of a new month as a draft, and where the
 * last charge failed, it ends at once. Asked for again, the answer is the same.
 */
export async function cancelRenewal(needs: CancelRenewalNeeds, asked: RenewalRequest): Promise<Cancellation> {
  const seen = await readPaying(needs, asked)
  if (isCancelled(seen, asked.now)) return answerOf(needs, { ...asked, seen })
  const { subscriptionId, version } = seen
  const id = `${subscriptionId}-${version}`
  await countDistinct(needs, { what: 'cancel', accountId: asked.accountId, id, allowed: CHANGES, now: asked.now })
  return orLookAgain(needs, asked, () => cancelAtStripe(needs, { ...asked, seen }))
}

/** What Stripe may bill for. Whether it still does is for Stripe to say: our row may be a second behind. */
async function readPaying(
  { accounts }: CancelRenewalNeeds,
  { accountId, now }: RenewalRequest,
): Promise<StripeEntitlement> {
  const seen = (await accounts.find(accountId))?.entitlement
  if (!seen) throw new Problem('NO_SUBSCRIPTION')
  const standing = standingOf(seen)
  if (isComplimentary(standing) && statusAt(standing, now) !== 'inactive' && seen.status !== 'free')
    throw new Problem('COMPLIMENTARY_ACCESS')
  const { subscriptionId } = seen
  if (subscriptionId === undefined) throw new Problem('NO_SUBSCRIPTION')
  return { ...seen, subscriptionId }
}

const isCancelled = (seen: Entitlement, now: EpochSeconds) =>
  statusAt(standingOf(seen), now) === 'cancelled' && !seen.isPastDue

interface Cancelling extends RenewalRequest {
  seen: StripeEntitlement
}

async function cancelAtStripe(needs: CancelRenewalNeeds, asked: Cancelling): Promise<Cancellation> {
  const { accountId, now } = asked
  const found = await findSubscription(needs, asked)
  if (!found || !isLive(found)) {
    await syncSubscription(needs, { accountId, now })
    throw new Problem('NO_SUBSCRIPTION')
  }
  if (isUncharged(found, now)) return endUncharged(needs, { ...asked, found })
  const { id } = found
  // A key of its own for each click: one by the version of our row would make Stripe repeat an old answer when somebody
  // cancels, reactivates and cancels again before the row has moved.
  const changed = await needs.payments.setRenewal({ id, renews: false, idempotencyKey: newId('chg') })
  // Stripe would go on trying to collect what is open, and nobody is charged after a cancellation. It may have ended in
  // an earlier call that has crashed.
  if (changed.status === 'past_due' || changed.status === 'canceled') await needs.payments.endSubscription(id)
  await syncSubscription(needs, { accountId, now })
  const seen = await readPaying(needs, asked)
  if (seen.status === 'inactive') return cancellationOf({ kind: 'owing', endsAt: now, charge: null })
  // Somebody may have reactivated it on another device meanwhile.
  if (!isCancelled(seen, now)) throw new Problem('CONFLICT')
  return answerOf(needs, { ...asked, seen })
}

async function findSubscription({ customers, payments }: CancelRenewalNeeds, { accountId, seen }: Cancelling) {
  const customer = await customers.find(accountId)
  const all = customer ? await payments.listSubscriptions(customer.customerId) : []
  return all.find(({ id }) => id === seen.subscriptionId)
}

/** Its month has begun, and Stripe has not charged it yet. Where Stripe is quicker, it gives the money back. */
async function endUncharged(
  needs: CancelRenewalNeeds,
  { accountId, now, found }: Cancelling & { found: SubscriptionSnapshot },
): Promise<Cancellation> {
  await needs.payments.endSubscription(found.id)
  await undoConversion(needs, { accountId, changed: found, now })
  const { status, trialEndsAt, periodStartedAt, amount, currency } = found
  const endsAt = status === 'trialing' && trialEndsAt !== null ? trialEndsAt : periodStartedAt
  const charge = { amount, currency, at: endsAt }
  await needs.outbox.enqueue(mailFor({ kind: 'subscriptionCancelled', accountId, occasion: found.id, charge, now }))
  await syncSubscription(needs, { accountId, now })
  return cancellationOf({ kind: 'uncharged', endsAt, charge: null })
}

/** What somebody who has cancelled has, and what they paid last. That Stripe is down keeps nobody from the answer. */
async function answerOf(needs: CancelRenewalNeeds, { seen, now, accountId }: Cancelling): Promise<Cancellation> {
  const endsAt = seen.subscriptionEndsAt ?? seen.trialEndsAt ?? now
  if (seen.trialEndsAt !== null && seen.trialEndsAt > now)
    return cancellationOf({ kind: 'trial', endsAt, charge: null })
  const charge = await lastCharge(needs, { accountId, seen, now }).catch(() => null)
  return cancellationOf({ kind: 'paid', endsAt, charge })
}

async function lastCharge(needs: CancelRenewalNeeds, asked: Cancelling): Promise<LastCharge | null> {
  const id = (await findSubscription(needs, asked))?.latestInvoiceId
  const invoice = id === undefined ? undefined : await needs.payments.findInvoice(id)
  if (!invoice || invoice.amountPaid === 0 || invoice.paidAt === null) return null
  return { amount: invoice.amountPaid, currency: invoice.currency, at: isoInstant(invoice.paidAt) }
}
