import { statusAt } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { claimOf } from '../../domain/billing/claimOf.ts'
import { type Entitlement, hasGrant, isSameClaim, standingOf } from '../../domain/billing/entitlement.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import {
  isChargedInError,
  isLive,
  isOurs,
  isOwedAfterEnd,
  pickSubscription,
  type SubscriptionSnapshot,
} from '../../domain/billing/subscriptionSnapshot.ts'
import type { Violation } from '../../domain/billing/violation.ts'
import type { CursorStore } from '../../store/cursors.ts'
import type { CustomerStore } from '../../store/customers.ts'
import type { InspectIdentitiesNeeds } from '../account/inspectIdentities.ts'
import { type ChangePricesNeeds, changePrices } from './changePrices.ts'
import { compareDisputes } from './compareDisputes.ts'
import { type EndsLeft, endOwnerless, endsOfARun } from './endOwnerless.ts'
import { findPayer } from './findPayer.ts'
import type { FollowDisputeNeeds } from './followDispute.ts'
import { type InspectPaymentsNeeds, inspectCustomer, listOverdue } from './inspectPayments.ts'
import { inspectPeople } from './inspectPeople.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'

export interface ReconcileNeeds
  extends SyncSubscriptionNeeds,
    InspectPaymentsNeeds,
    InspectIdentitiesNeeds,
    Pick<FollowDisputeNeeds, 'disputes' | 'revenue'> {
  payments: SyncSubscriptionNeeds['payments'] &
    InspectPaymentsNeeds['payments'] &
    FollowDisputeNeeds['payments'] &
    ChangePricesNeeds['payments'] &
    Pick<Payments, 'listAllSubscriptions' | 'listDisputes'>
  customers: SyncSubscriptionNeeds['customers'] & Pick<CustomerStore, 'findAccountId' | 'keep'>
  accounts: SyncSubscriptionNeeds['accounts'] & InspectIdentitiesNeeds['accounts']
  checkouts: FollowDisputeNeeds['checkouts'] & InspectPaymentsNeeds['checkouts']
  outbox: SyncSubscriptionNeeds['outbox'] & InspectPaymentsNeeds['outbox']
  entitlements: SyncSubscriptionNeeds['entitlements'] & InspectPaymentsNeeds['entitlements']
  cursors: CursorStore
}

interface ReconcileRun {
  now: EpochSeconds
  /** Only looks, from the first subscription on, and at more than can be repaired. */
  dryRun?: boolean | undefined
  mayGoOn?: () => boolean
}

const JOB = 'RECONCILE'
const WALK = 'IDENTITIES'
/** Whose identity a run looks at, which costs the same however many people there are: 24,000 in a day. */
const PEOPLE_AT_ONCE = 1000
const EVERYBODY = Number.POSITIVE_INFINITY

/**
 * Compares every subscription at Stripe with what we have, and repairs what differs: for what no event has told us. Goes
 * on where the last run had to stop, and says which of its walks came to their end. What only a person can put right is
 * listed where it only looks. Of identities every run looks at some before it asks Stripe, whose pages may take all the
 * time there is; a run that only looks goes on with them afterwards.
 */
export async function reconcile(needs: ReconcileNeeds, { now, dryRun = false, mayGoOn = () => true }: ReconcileRun) {
  const from = dryRun ? undefined : await needs.cursors.find(WALK)
  const people = await inspectPeople(needs, { cursor: from, dryRun, atMost: PEOPLE_AT_ONCE, mayGoOn })
  if (!dryRun) await needs.cursors.keep(WALK, people.next)
  const disputed = await compareDisputes(needs, { now, dryRun })
  const paying = await comparePayers(needs, { now, dryRun, mayGoOn })
  const isCut = dryRun && people.next !== undefined && mayGoOn()
  const others = isCut
    ? await inspectPeople(needs, { cursor: people.next, dryRun, atMost: EVERYBODY, mayGoOn })
    : { ...people, violations: [] }
  const walks = { subscriptions: paying.isWhole, people: others.isWhole }
  return {
    checked: paying.checked,
    violations: [...disputed, ...paying.violations, ...people.violations, ...others.violations],
    failed: paying.failed,
    // A run that repairs looks at a part of the people each time.
    complete: walks.subscriptions && (!dryRun || walks.people),
    walks,
  }
}

async function comparePayers(needs: ReconcileNeeds, { now, dryRun, mayGoOn }: Required<ReconcileRun>) {
  const found = { checked: 0, violations: [] as Violation[], failed: 0 }
  const ends = endsOfARun()
  let cursor = dryRun ? undefined : await needs.cursors.find(JOB)
  do {
    const page = await needs.payments.listAllSubscriptions(cursor)
    for (const [customerId, subscriptions] of Map.groupBy(page.subscriptions, (each) => each.customerId)) {
      found.checked += 1
      const { violations, isDone } = await compare(needs, { customerId, subscriptions, dryRun, ends, now })
      found.violations.push(...violations)
      if (!isDone) found.failed += 1
    }
    if (!dryRun) found.failed += await changePrices(needs, page.subscriptions)
    cursor = page.next
  } while (cursor !== undefined && mayGoOn())
  if (dryRun) found.violations.push(...(await listOverdue(needs, now)))
  else await needs.cursors.keep(JOB, cursor)
  return { ...found, isWhole: cursor === undefined }
}

interface Checking {
  customerId: string
  subscriptions: SubscriptionSnapshot[]
  now: EpochSeconds
}
interface Comparing extends Checking {
  dryRun: boolean | undefined
  ends: EndsLeft
}

/** Looks at one customer and repairs what differs. A failure must not keep the run from everybody after them. */
async function compare(needs: ReconcileNeeds, { dryRun, ends, ...seen }: Comparing) {
  const { customerId, subscriptions, now } = seen
  const violations: Violation[] = []
  try {
    violations.push(...(await confirmViolations(needs, seen)))
    if (dryRun) violations.push(...(await inspectCustomer(needs, { customerId, subscriptions })))
    else if (violations.length > 0) await repair(needs, { customerId, ends, now })
    return { violations, isDone: true }
  } catch (error) {
    needs.warn('a subscription could not be reconciled', error, { stripeId: customerId })
    return { violations, isDone: false }
  }
}

/**
 * A page of Stripe's list is enough to see that something may differ. It is older than our rows, though, and may hold
 * some of a customer's subscriptions only: what differs must differ from all of them as they are now, too.
 */
async function confirmViolations(needs: ReconcileNeeds, seen: Checking): Promise<Violation[]> {
  if ((await violationsOf(needs, seen)).length === 0) return []
  const subscriptions = await needs.payments.listSubscriptions(seen.customerId)
  return violationsOf(needs, { ...seen, subscriptions })
}

async function violationsOf(needs: ReconcileNeeds, { customerId, now, ...seen }: Checking): Promise<Violation[]> {
  const subscriptions = seen.subscriptions.filter(isOurs)
  const live = subscriptions.filter(isLive)
  const accountId = await findPayer(needs, customerId)
  const record = accountId === undefined ? undefined : await needs.accounts.find(accountId)
  if (accountId === undefined || record?.account.status !== 'active')
    return live.length > 0 ? [{ rule: 'payer-exists', customerId }] : []
  const violations: Violation[] = live.length > 1 ? [{ rule: 'one-live-subscription', customerId, accountId }] : []
  if (subscriptions.some(isOwedAfterEnd)) violations.push({ rule: 'end-owes-nothing', customerId, accountId })
  if (live.some(isChargedInError)) violations.push({ rule: 'cancelled-trial-is-free', customerId, accountId })
  const picked = pickSubscription(subscriptions)
  const { entitlement } = record
  if (entitlement?.disputedAt !== undefined && live.length > 0)
    violations.push({ rule: 'disputed-pays-nothing', customerId, accountId })
  if (hasGrant(entitlement, now))
    return live.length > 0 ? [...violations, { rule: 'complimentary-is-free', customerId, accountId }] : violations
  const isGranted =
    entitlement !== undefined &&
    entitlement.source !== 'stripe' &&
    statusAt(standingOf(entitlement), now) !== 'inactive'
  const isOlder = picked && !isLive(picked) && entitlement?.subscriptionId !== picked.id
  if (isOlder || (isGranted && live.length === 0)) return violations
  if (!isWhatStripeSays(entitlement, picked)) violations.push({ rule: 'entitlement-is-stripes', customerId, accountId })
  return violations
}

/** Of a customer who was deleted at Stripe no subscription is left, and what it gave is over. */
function isWhatStripeSays(entitlement: Entitlement | undefined, picked: SubscriptionSnapshot | undefined): boolean {
  if (picked) return entitlement !== undefined && isSameClaim(entitlement, claimOf(picked))
  return entitlement?.source !== 'stripe' || entitlement.status === 'inactive'
}

type Repairing = Pick<Comparing, 'customerId' | 'ends' | 'now'>

async function repair(needs: ReconcileNeeds, { customerId, ends, now }: Repairing): Promise<void> {
  const accountId = await findPayer(needs, customerId)
  if (accountId !== undefined && (await needs.accounts.find(accountId)))
    await syncSubscription(needs, { accountId, now })
  else await endOwnerless(needs, { customerId, ends })
}
