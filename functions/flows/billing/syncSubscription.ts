import { Problem } from '../../../shared/contract/problem.ts'
import { statusAt } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { claimOf } from '../../domain/billing/claimOf.ts'
import { type Claim, type Entitlement, hasGrant, isSameClaim, standingOf } from '../../domain/billing/entitlement.ts'
import { membershipMails } from '../../domain/billing/membershipMails.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import {
  isChargedInError,
  isLive,
  isOurs,
  isOwedAfterEnd,
  pickSubscription,
  type SubscriptionSnapshot,
} from '../../domain/billing/subscriptionSnapshot.ts'
import type { AccountRecord, AccountStore } from '../../store/accounts.ts'
import type { CustomerStore, TakenBack } from '../../store/customers.ts'
import type { EntitlementStore } from '../../store/entitlements.ts'
import { type EndBesideGrantNeeds, endBesideGrant } from './endBesideGrant.ts'
import { endDisputed } from './endDisputed.ts'
import { finishTakingBack } from './finishTakingBack.ts'
import { giveBack } from './giveBack.ts'
import { undoConversion } from './undoConversion.ts'

export interface SyncSubscriptionNeeds extends EndBesideGrantNeeds {
  payments: Pick<Payments, 'listSubscriptions' | 'clearDebt'> & EndBesideGrantNeeds['payments']
  accounts: Pick<AccountStore, 'find'>
  customers: Pick<CustomerStore, 'find' | 'noteTrial' | 'leaveCharge'>
  entitlements: Pick<EntitlementStore, 'commit'>
}

interface Sync {
  accountId: string
  /** The account, by whoever has just read it. */
  seen?: AccountRecord | undefined
  now: EpochSeconds
}

const TRIES = 5

/**
 * Makes the stored entitlement what Stripe says it is, and answers it. Stripe is asked after the version was read, and
 * the write holds for that version only: a writer who knows less loses and looks again. So events may come late, twice
 * or in any order.
 */
export async function syncSubscription(
  needs: SyncSubscriptionNeeds,
  sync: Sync,
): Promise<Entitlement | Claim | undefined> {
  const { claim, subscriptions } = await writeClaim(needs, sync)
  for (const { id } of subscriptions.filter(isOwedAfterEnd)) await clearDebt(needs, id)
  return claim
}

/** One that cannot be cleared keeps nobody from what they do today. `reconcile` finds it again. */
async function clearDebt({ payments, warn }: SyncSubscriptionNeeds, stripeId: string): Promise<void> {
  try {
    await payments.clearDebt(stripeId)
  } catch (error) {
    warn('what was never paid could not be cleared', error, { stripeId })
  }
}

interface Written {
  claim: Entitlement | Claim | undefined
  subscriptions: readonly SubscriptionSnapshot[]
}

async function writeClaim(needs: SyncSubscriptionNeeds, { accountId, seen, now }: Sync): Promise<Written> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    // In this order: by the list of a customer who was replaced meanwhile, the access of the next one would end.
    const record = (tried === 0 ? seen : undefined) ?? (await needs.accounts.find(accountId))
    const customer = await needs.customers.find(accountId)
    if (!customer) return { claim: record?.entitlement, subscriptions: [] }
    // The company may sell other things to the same customer of Stripe.
    const subscriptions = (await needs.payments.listSubscriptions(customer.customerId)).filter(isOurs)
    if (record?.account.status !== 'active') {
      await endAll(needs, subscriptions)
      return { claim: undefined, subscriptions }
    }
    const before = record.entitlement
    const disputedAt = before?.disputedAt
    if (disputedAt === undefined && hasGrant(before, now)) {
      await endBesideGrant(needs, { accountId, subscriptions, now })
      return { claim: before, subscriptions }
    }
    const seenAt = { accountId, subscriptions, now }
    const kept = await finishRefund(needs, { ...seenAt, takenBack: customer.takenBack })
    const left =
      disputedAt === undefined
        ? await undoErrors(needs, { ...seenAt, subscriptions: kept })
        : await endDisputed(needs, { ...seenAt, subscriptions: kept, disputedAt })
    const subscription = await onlyOne(needs, left)
    const claim = claimAfter(before, { subscription, now })
    if (!claim) return { claim: before, subscriptions }
    if (!customer.trialUsedAt && subscription?.trialEndsAt) await needs.customers.noteTrial(accountId, now)
    const mails = subscription ? membershipMails({ accountId, before, after: claim, subscription, now }) : []
    if (await needs.entitlements.commit(accountId, before, { claim, mails, now })) return { claim, subscriptions }
  }
  throw new Problem('CONFLICT')
}

interface SubscriptionsOfAccount {
  accountId: string
  subscriptions: SubscriptionSnapshot[]
  now: EpochSeconds
}

/** Whoever took their first charge back may have got no further than to say so. What Stripe refuses goes on. */
async function finishRefund(
  needs: SyncSubscriptionNeeds,
  { accountId, subscriptions, takenBack, now }: SubscriptionsOfAccount & { takenBack: TakenBack | undefined },
): Promise<SubscriptionSnapshot[]> {
  const isTheirs = (each: SubscriptionSnapshot) => isLive(each) && each.id === takenBack?.subscriptionId
  if (!takenBack || !subscriptions.some(isTheirs)) return subscriptions
  try {
    await finishTakingBack(needs, { accountId, takenBack, now })
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'REFUND_REFUSED') throw error
    needs.warn('Stripe refused to give a charge back', error, {
      alarm: 'refusedRefund',
      stripeId: takenBack.invoiceId,
    })
    return subscriptions
  }
  return subscriptions.map((each) => (isTheirs(each) ? { ...each, status: 'canceled' } : each))
}

/** Whoever ended a trial that had been cancelled may have crashed before the charge was given back. */
async function undoErrors(
  needs: SyncSubscriptionNeeds,
  { accountId, subscriptions, now }: SubscriptionsOfAccount,
): Promise<SubscriptionSnapshot[]> {
  for (const changed of subscriptions.filter(isChargedInError)) await undoConversion(needs, { accountId, changed, now })
  return subscriptions.map((each) => (isChargedInError(each) ? { ...each, status: 'canceled' } : each))
}

/** What has to be written; undefined when it stands there already or is nothing that Stripe decides. */
function claimAfter(
  before: Entitlement | undefined,
  { subscription, now }: { subscription: SubscriptionSnapshot | undefined; now: EpochSeconds },
): Claim | undefined {
  if (before?.source === 'unknown') return undefined
  const isGranted =
    before !== undefined && before.source !== 'stripe' && statusAt(standingOf(before), now) !== 'inactive'
  if (isGranted && !(subscription && isLive(subscription))) return undefined
  if (!subscription) return before?.source === 'stripe' && before.status !== 'inactive' ? ended(before) : undefined
  const claim = claimOf(subscription)
  if (!before && claim.status === 'inactive') return undefined
  return before && isSameClaim(before, claim) ? undefined : claim
}

/** Stripe has forgotten the subscription, as after its customer was deleted there. */
const ended = ({ version: _, ...claim }: Entitlement): Claim => ({
  ...claim,
  status: 'inactive',
  subscriptionEndsAt: null,
  isPastDue: undefined,
  needsConfirmation: undefined,
})

/** Nobody pays twice: of several live subscriptions the one that counts stays, and what the others took is given back. */
async function onlyOne(needs: SyncSubscriptionNeeds, all: SubscriptionSnapshot[]) {
  const kept = pickSubscription(all)
  for (const surplus of all.filter((each) => isLive(each) && each !== kept)) {
    needs.warn('a customer had two live subscriptions', undefined, {
      alarm: 'twoLiveSubscriptions',
      stripeId: surplus.id,
    })
    // In this order: once it has ended, no later run would find that something is to be given back.
    if (surplus.status === 'active' && surplus.latestInvoiceId) await giveBack(needs, surplus.latestInvoiceId)
    await needs.payments.endSubscription(surplus.id)
  }
  return kept
}

/** A closed account pays for nothing. */
async function endAll({ payments, warn }: SyncSubscriptionNeeds, all: SubscriptionSnapshot[]): Promise<void> {
  for (const { id } of all.filter(isLive)) {
    warn('a closed account had a live subscription', undefined, { alarm: 'ownerlessSubscription', stripeId: id })
    await payments.endSubscription(id)
  }
}
