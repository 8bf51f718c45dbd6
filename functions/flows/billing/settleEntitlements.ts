import { statusAt } from '../../../shared/domain/subscription.ts'
import { after, DAY, type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'
import { type Entitlement, standingOf } from '../../domain/billing/entitlement.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { isLive, pickSubscription } from '../../domain/billing/subscriptionSnapshot.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { EntitlementStore } from '../../store/entitlements.ts'
import type { Lease } from '../../store/leases.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import type { JobRun } from '../JobRun.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'

export interface SettleEntitlementsNeeds extends SyncSubscriptionNeeds {
  accounts: Pick<AccountStore, 'find'>
  entitlements: Pick<EntitlementStore, 'commit' | 'replace' | 'due'>
  payments: SyncSubscriptionNeeds['payments'] & Pick<Payments, 'listSubscriptions'>
  outbox: Pick<OutboxStore, 'enqueue'>
}

const AT_ONCE = 10
const RETRY = 10 * MINUTE
const ALARM_AFTER = DAY

/**
 * Looks at every entitlement whose time has come: reminds of a first charge, and writes down what has ended or has
 * become a subscription. Access does not wait for it: whoever asks compares the dates.
 */
export async function settleEntitlements(needs: SettleEntitlementsNeeds, { now, mayGoOn = () => true }: JobRun) {
  const settled = { done: 0, failed: 0 }
  for (let ids = await needs.entitlements.due.listDue(now); ids.length > 0 && mayGoOn(); ) {
    const before = settled.done + settled.failed
    for (let at = 0; at < ids.length && mayGoOn(); at += AT_ONCE) {
      const outcomes = await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => take(needs, { accountId: id, now })))
      for (const outcome of outcomes) if (outcome) settled[outcome] += 1
    }
    if (settled.done + settled.failed === before) break
    ids = await needs.entitlements.due.listDue(now)
  }
  return settled
}

interface Taking {
  accountId: string
  now: EpochSeconds
}

async function take(
  needs: SettleEntitlementsNeeds,
  { accountId, now }: Taking,
): Promise<'done' | 'failed' | undefined> {
  const claimed = await needs.entitlements.due.claim(accountId, now)
  if (!claimed) return undefined
  const { lease } = claimed
  try {
    await settle(needs, { accountId, lease, now })
    return 'done'
  } catch (error) {
    needs.warn('an entitlement was not settled', error)
    await needs.entitlements.due.postpone(lease, after(now, RETRY))
    return 'failed'
  }
}

async function settle(
  needs: SettleEntitlementsNeeds,
  { accountId, lease, now }: Taking & { lease: Lease },
): Promise<void> {
  const entitlement = (await needs.accounts.find(accountId))?.entitlement
  if (!entitlement) return
  if (statusAt(standingOf(entitlement), now) === 'trial') return remind(needs, { accountId, entitlement, lease, now })
  // What a newer release has written is for that release to settle.
  if (entitlement.source === 'unknown') return void (await needs.entitlements.due.postpone(lease, after(now, RETRY)))
  if (entitlement.source === 'stripe') return settlePaid(needs, { accountId, entitlement, lease, now })
  const claim = { ...entitlement, status: 'inactive' as const }
  await needs.entitlements.replace(accountId, entitlement, { claim, now })
}

interface Settling extends Taking {
  entitlement: Entitlement
  lease: Lease
}

/** A day before the first charge. A gift ends without one. */
async function remind(needs: SettleEntitlementsNeeds, { accountId, entitlement, lease, now }: Settling): Promise<void> {
  const { trialEndsAt, source, subscriptionId = '' } = entitlement
  if (source === 'stripe' && lease.dueAt < trialEndsAt!) {
    const charge = await nextCharge(needs, { accountId, at: trialEndsAt! })
    const occasion = `${subscriptionId}-${trialEndsAt}`
    if (charge) await needs.outbox.enqueue(mailFor({ kind: 'trialReminder', accountId, occasion, charge, now }))
  }
  await needs.entitlements.due.postpone(lease, trialEndsAt!)
}

async function nextCharge(
  { customers, payments }: SettleEntitlementsNeeds,
  { accountId, at }: { accountId: string; at: EpochSeconds },
) {
  const customer = await customers.find(accountId)
  const subscription = pickSubscription(customer ? await payments.listSubscriptions(customer.customerId) : [])
  if (!subscription || !isLive(subscription)) return undefined
  const { plan, nextAmount: amount, amount: was, currency } = subscription
  return { plan, amount, was, currency, at }
}

/**
 * Stripe decides what comes after an end; as long as it has not, the row waits and is looked at again. A charge that
 * failed may have been paid since without our having heard: only what Stripe still calls past due is ended.
 */
async function settlePaid(
  needs: SettleEntitlementsNeeds,
  { accountId, entitlement, lease, now }: Settling,
): Promise<void> {
  let claim = await syncSubscription(needs, { accountId, now })
  if (isSameRow(claim, entitlement) && claim?.isPastDue && claim.subscriptionId) {
    await needs.payments.endSubscription(claim.subscriptionId)
    claim = await syncSubscription(needs, { accountId, now })
  }
  if (!isSameRow(claim, entitlement)) return
  if (now > lease.dueAt + ALARM_AFTER)
    needs.warn('Stripe has not ended a subscription', undefined, { alarm: 'unendedSubscription', accountId })
  await needs.entitlements.due.postpone(lease, after(now, RETRY))
}

/** What was read again and not written says the same at the same version. */
const isSameRow = (claim: object | undefined, { version }: Entitlement) =>
  claim !== undefined && 'version' in claim && claim.version === version
