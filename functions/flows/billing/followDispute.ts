import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Dispute, disputedSince, endedByDispute, holds } from '../../domain/billing/dispute.ts'
import type { ChargedDispute, Payments } from '../../domain/billing/payments.ts'
import { isOurs } from '../../domain/billing/subscriptionSnapshot.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountRecord } from '../../store/accounts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import type { DisputeStore } from '../../store/disputes.ts'
import { type CountRevenueNeeds, countRevenue } from './countRevenue.ts'
import { findPayer } from './findPayer.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'
import { type VoidCheckoutNeeds, voidCheckout } from './voidCheckout.ts'

export interface FollowDisputeNeeds
  extends SyncSubscriptionNeeds,
    Pick<VoidCheckoutNeeds, 'checkouts'>,
    Pick<CountRevenueNeeds, 'revenue'> {
  payments: SyncSubscriptionNeeds['payments'] &
    VoidCheckoutNeeds['payments'] &
    CountRevenueNeeds['payments'] &
    Pick<Payments, 'findDispute' | 'findAccountId'>
  customers: SyncSubscriptionNeeds['customers'] & Pick<CustomerStore, 'findAccountId' | 'keep'>
  disputes: Pick<DisputeStore, 'listOf'>
}

interface DisputeNotice {
  disputeId: string
  now: EpochSeconds
}

const TRIES = 5

/**
 * Looks at a dispute at Stripe and writes it down with its account: one that is open, or lost, ends what the person has
 * and keeps them from paying until an operator clears it; one that is won lifts that. Answers whether it was about anybody
 * of ours. Stripe is asked after the version was read, so its events may come late, twice or in any order.
 */
export async function followDispute(needs: FollowDisputeNeeds, { disputeId, now }: DisputeNotice): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const record = await findDisputed(needs, disputeId)
    if (!record) return false
    const dispute = await needs.payments.findDispute(disputeId)
    if (!dispute || !(await write(needs, { record, dispute, now }))) continue
    if (isHeld(await needs.accounts.find(record.account.id)))
      await voidCheckout(needs, { accountId: record.account.id, now })
    await syncSubscription(needs, { accountId: record.account.id, now })
    await countMoney(needs, { record, dispute, now })
    return true
  }
  throw new Problem('CONFLICT')
}

/** Whose subscription the charge was for. The company may sell other things to the same customer of Stripe. */
export async function findDisputed(needs: FollowDisputeNeeds, disputeId: string): Promise<AccountRecord | undefined> {
  const { customerId, subscriptionId } = (await needs.payments.findDispute(disputeId)) ?? {}
  const accountId = customerId === undefined ? undefined : await findPayer(needs, customerId)
  const record = accountId === undefined ? undefined : await needs.accounts.find(accountId)
  // An account that is closed pays for nothing any more.
  if (customerId === undefined || record?.account.status !== 'active') return undefined
  const subscriptions = await needs.payments.listSubscriptions(customerId)
  return subscriptions.some((each) => each.id === subscriptionId && isOurs(each)) ? record : undefined
}

/** A dispute that was found is of a customer. */
const countMoney = async (needs: FollowDisputeNeeds, { record, dispute: { customerId }, now }: Writing) =>
  customerId === undefined ? undefined : countRevenue(needs, { accountId: record.account.id, customerId, now })

const isHeld = (record: AccountRecord | undefined) => record?.entitlement?.disputedAt !== undefined

interface Writing {
  record: AccountRecord
  dispute: ChargedDispute
  now: EpochSeconds
}

/** The dispute and the mark of its account go together; false when the account was changed meanwhile. */
async function write(needs: FollowDisputeNeeds, { record, dispute, now }: Writing): Promise<boolean> {
  const { account, entitlement } = record
  if (entitlement?.source === 'unknown') throw new Error('a newer release gave this account its access')
  const known = await needs.disputes.listOf(account.id)
  const before = known.find(({ id }) => id === dispute.id)
  const { customerId: _, subscriptionId: __, ...told } = dispute
  const next: Dispute = { ...told, ...(before?.clearedAt !== undefined && { clearedAt: before.clearedAt }) }
  if (before && before.status === next.status && before.dueBy === next.dueBy) return true
  const disputedAt = disputedSince([...known.filter(({ id }) => id !== next.id), next]) ?? null
  const claim = disputedAt === null && entitlement ? entitlement : endedByDispute(entitlement)
  const disputed = { disputes: [next], disputedAt }
  const mails = holds(next) && !(before && holds(before)) ? [noticeOf(account.id, next, now)] : []
  return needs.entitlements.commit(account.id, entitlement, { claim, disputed, mails, now })
}

const noticeOf = (accountId: string, { id, amount, currency, createdAt: at }: Dispute, now: EpochSeconds) =>
  mailFor({ kind: 'chargeDisputed', accountId, occasion: id, charge: { amount, currency, at }, now })
