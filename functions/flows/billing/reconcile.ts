import { statusAt } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { claimOf } from '../../domain/billing/claimOf.ts'
import { isSameClaim, standingOf } from '../../domain/billing/entitlement.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import {
  isChargedInError,
  isLive,
  isOurs,
  pickSubscription,
  type SubscriptionSnapshot,
} from '../../domain/billing/subscriptionSnapshot.ts'
import type { Violation } from '../../domain/billing/violation.ts'
import type { CursorStore } from '../../store/cursors.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { type InspectIdentitiesNeeds, inspectIdentities } from '../account/inspectIdentities.ts'
import { findPayer } from './findPayer.ts'
import { type InspectPaymentsNeeds, inspectCustomer, listOverdue } from './inspectPayments.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'

export interface ReconcileNeeds extends SyncSubscriptionNeeds, InspectPaymentsNeeds, InspectIdentitiesNeeds {
  payments: SyncSubscriptionNeeds['payments'] &
    InspectPaymentsNeeds['payments'] &
    Pick<Payments, 'listAllSubscriptions' | 'findAccountId'>
  customers: SyncSubscriptionNeeds['customers'] & Pick<CustomerStore, 'findAccountId' | 'keep'>
  accounts: SyncSubscriptionNeeds['accounts'] & InspectIdentitiesNeeds['accounts']
  outbox: SyncSubscriptionNeeds['outbox'] & InspectPaymentsNeeds['outbox']
  entitlements: SyncSubscriptionNeeds['entitlements'] & InspectPaymentsNeeds['entitlements']
  cursors: CursorStore
}

interface Round {
  now: EpochSeconds
  /** Only looks, from the first subscription on, and at more than can be repaired. */
  dryRun?: boolean | undefined
  mayGoOn?: () => boolean
}

const JOB = 'RECONCILE'
const WALK = 'IDENTITIES'
/** Whose identity a run looks at, which costs the same however many people there are: 24,000 in a day. */
const PEOPLE_AT_ONCE = 1000
/** More payers than this who are nobody are no accident of ours: the table is another one, or not restored yet. */
const ENDS_AT_MOST = 5

/**
 * Compares every subscription at Stripe with what we have, and repairs what differs: for what no event has told us. Goes
 * on where the last run had to stop, and says whether it came to the end. What only a person can put right is listed
 * where it only looks; of identities every run looks at some, whoever pays or not.
 */
export async function reconcile(needs: ReconcileNeeds, { now, dryRun = false, mayGoOn = () => true }: Round) {
  const found = { checked: 0, violations: [] as Violation[], failed: 0 }
  const ends = { left: ENDS_AT_MOST }
  let cursor = dryRun ? undefined : await needs.cursors.find(JOB)
  do {
    const page = await needs.payments.listAllSubscriptions(cursor)
    for (const [customerId, subscriptions] of Map.groupBy(page.subscriptions, (each) => each.customerId)) {
      found.checked += 1
      const violations = await violationsOf(needs, { customerId, subscriptions, now })
      found.violations.push(...violations)
      if (dryRun) found.violations.push(...(await inspectCustomer(needs, { customerId, subscriptions })))
      if (!dryRun && violations.length > 0 && !(await repair(needs, { customerId, ends, now }))) found.failed += 1
    }
    cursor = page.next
  } while (cursor !== undefined && mayGoOn())
  if (dryRun) found.violations.push(...(await listOverdue(needs, now)))
  else await needs.cursors.keep(JOB, cursor)
  const people = await inspectPeople(needs, { dryRun, mayGoOn })
  found.violations.push(...people.violations)
  return { ...found, complete: cursor === undefined && (!dryRun || people.areAll) }
}

/** A look alone begins with the first and goes as far as there is time; the others go on where the last one stopped. */
async function inspectPeople(
  needs: ReconcileNeeds,
  { dryRun, mayGoOn }: Pick<Required<Round>, 'mayGoOn'> & { dryRun: boolean },
): Promise<{ violations: Violation[]; areAll: boolean }> {
  const cursor = dryRun ? undefined : await needs.cursors.find(WALK)
  const { stray, next } = await inspectIdentities(needs, {
    cursor,
    mayGoOn: (inspected) => mayGoOn() && (dryRun || inspected < PEOPLE_AT_ONCE),
  })
  if (!dryRun) {
    await needs.cursors.keep(WALK, next)
    for (const accountId of stray)
      needs.warn('an account is not found by its address or Google link', undefined, {
        alarm: 'strayIdentity',
        accountId,
      })
  }
  return {
    violations: stray.map((accountId) => ({ rule: 'identity-is-one-to-one', accountId })),
    areAll: next === undefined,
  }
}

interface Checking {
  customerId: string
  /** Those of one page: enough to see that something differs. Whoever repairs asks for all. */
  subscriptions: SubscriptionSnapshot[]
  now: EpochSeconds
}

async function violationsOf(needs: ReconcileNeeds, { customerId, subscriptions, now }: Checking): Promise<Violation[]> {
  const live = subscriptions.filter(isLive)
  const accountId = await findPayer(needs, customerId)
  const record = accountId === undefined ? undefined : await needs.accounts.find(accountId)
  if (accountId === undefined || record?.account.status !== 'active')
    return live.some(isOurs) ? [{ rule: 'payer-exists', customerId }] : []
  const violations: Violation[] = live.length > 1 ? [{ rule: 'one-live-subscription', customerId, accountId }] : []
  if (live.some(isChargedInError)) violations.push({ rule: 'cancelled-trial-is-free', customerId, accountId })
  const picked = pickSubscription(subscriptions)
  const { entitlement } = record
  const isGranted =
    entitlement !== undefined &&
    entitlement.source !== 'stripe' &&
    statusAt(standingOf(entitlement), now) !== 'inactive'
  const isOlder = picked && !isLive(picked) && entitlement?.subscriptionId !== picked.id
  if (!picked || isOlder || (isGranted && live.length === 0)) return violations
  if (!entitlement || !isSameClaim(entitlement, claimOf(picked)))
    violations.push({ rule: 'entitlement-is-stripes', customerId, accountId })
  return violations
}

interface Repairing {
  customerId: string
  /** How many subscriptions this run may still end. */
  ends: { left: number }
  now: EpochSeconds
}

/** Answers whether it worked. A subscription whose owner is gone is ended: nobody may be charged for nothing. */
async function repair(needs: ReconcileNeeds, { customerId, ends, now }: Repairing): Promise<boolean> {
  try {
    const accountId = await findPayer(needs, customerId)
    if (accountId !== undefined && (await needs.accounts.find(accountId))) {
      await syncSubscription(needs, { accountId, now })
      return true
    }
    for (const each of await needs.payments.listSubscriptions(customerId)) {
      if (!isLive(each) || !isOurs(each)) continue
      if (ends.left === 0) throw new Error(`${each.id} has no owner, and this run has ended ${ENDS_AT_MOST} others`)
      ends.left -= 1
      await needs.payments.endSubscription(each.id)
      needs.warn('a subscription has no account', undefined, { alarm: 'ownerlessSubscription', stripeId: each.id })
    }
    return true
  } catch (error) {
    needs.warn('a subscription could not be reconciled', error, { stripeId: customerId })
    return false
  }
}
