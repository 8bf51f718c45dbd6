import { type Claim, type Entitlement, nextLookAt } from '../../functions/domain/billing/entitlement.ts'
import type { ClaimItems, EntitlementStore } from '../../functions/store/entitlements.ts'
import { type EpochSeconds, epochSeconds } from '../../shared/domain/time.ts'
import type { Memory } from './memory.ts'

export const fakeEntitlements = (memory: Memory): EntitlementStore => ({
  async replace(accountId, seen, { claim }) {
    if (!isAsSeen(memory, accountId, seen)) return false
    write(memory, accountId, claim)
    return true
  },

  async commit(accountId, seen, { claim, mails = [], finished, disputed, now }) {
    const { accounts, checkouts, customers } = memory
    const checkout = checkouts.get(accountId)
    const isFinishable = !finished || (checkout?.attempt === finished.checkout.attempt && customers.has(accountId))
    const isOpen = accounts.get(accountId)?.status === 'active'
    if (!isOpen || !isFinishable || !isAsSeen(memory, accountId, seen)) return false
    write(memory, accountId, claim, now)
    if (disputed) mark(memory, accountId, disputed)
    for (const mail of mails) memory.mails.set(mail.id, mail)
    if (finished) {
      const { answer } = finished
      checkouts.set(accountId, { ...checkout!, done: answer, version: checkout!.version + 1 })
      memory.checkoutLeases.set(accountId, undefined)
      customers.set(accountId, { trialUsedAt: now, ...customers.get(accountId)! })
    }
    return true
  },

  due: memory.entitlementLeases.due,
})

function mark(
  { entitlements, disputes }: Memory,
  accountId: string,
  disputed: NonNullable<ClaimItems['disputed']>,
): void {
  const { disputedAt: _, ...unmarked } = entitlements.get(accountId)!
  const { disputedAt } = disputed
  entitlements.set(accountId, { ...unmarked, ...(disputedAt !== null && { disputedAt }) })
  for (const dispute of disputed.disputes) disputes.set(dispute.id, { ...dispute, accountId })
}

const isAsSeen = ({ entitlements }: Memory, accountId: string, seen: Entitlement | undefined): boolean =>
  entitlements.get(accountId)?.version === seen?.version

function write({ entitlements, entitlementLeases }: Memory, accountId: string, claim: Claim, now?: EpochSeconds): void {
  const { subscriptionId, isPastDue, ...rest } = claim
  const { disputedAt } = entitlements.get(accountId) ?? {}
  entitlements.set(accountId, {
    ...rest,
    ...(disputedAt !== undefined && { disputedAt }),
    ...(subscriptionId !== undefined && { subscriptionId }),
    ...(isPastDue && { isPastDue }),
    version: (entitlements.get(accountId)?.version ?? 0) + 1,
  })
  const dueAt = nextLookAt(claim)
  entitlementLeases.set(accountId, dueAt && epochSeconds(Math.max(dueAt, now ?? dueAt)))
}
