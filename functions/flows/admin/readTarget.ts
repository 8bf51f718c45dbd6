import { Problem } from '../../../shared/contract/problem.ts'
import type { AdminUser } from '../../../shared/domain/admin.ts'
import type { SubscriptionStatus } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { adminUserOf } from '../../domain/admin/adminUserOf.ts'
import type { Entitlement } from '../../domain/billing/entitlement.ts'
import type { AccountStore } from '../../store/accounts.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from '../billing/syncSubscription.ts'

/** What every action is told. */
export interface AdminRequest {
  accountId: string
  /** What the operator saw: if it has changed since, nothing is done. */
  expectedStatus?: SubscriptionStatus | undefined
  now: EpochSeconds
}

/** Whom an action is about, as they are now. */
export interface Target {
  account: Account
  entitlement: Entitlement | undefined
  before: AdminUser
}

interface ReadTargetNeeds {
  accounts: Pick<AccountStore, 'find'>
}

export async function readTarget(
  { accounts }: ReadTargetNeeds,
  { accountId, expectedStatus, now }: AdminRequest,
): Promise<Target> {
  const record = await accounts.find(accountId)
  if (record?.account.status !== 'active') throw noAccount()
  const before = adminUserOf(record.account, record.entitlement, now)
  requireStatus(before, expectedStatus)
  return { ...record, before }
}

/** As `readTarget`, after Stripe was asked: the event that tells of a change may still be under way. */
export async function readSyncedTarget(
  needs: ReadTargetNeeds & SyncSubscriptionNeeds,
  asked: AdminRequest,
): Promise<Target> {
  const { accountId, now } = asked
  await readTarget(needs, { accountId, now })
  await syncSubscription(needs, { accountId, now })
  return readTarget(needs, asked)
}

export function requireStatus({ subscriptionStatus }: AdminUser, expected: SubscriptionStatus | undefined): void {
  if (expected === undefined || expected === subscriptionStatus) return
  throw new Problem('CONFLICT', {
    message: `This person's status is ${subscriptionStatus} by now, so nothing was done. Reload and look again.`,
    details: { currentStatus: subscriptionStatus },
  })
}

export const noAccount = (): Problem =>
  new Problem('NOT_FOUND', { message: 'No account has this id. It may have been deleted.' })
