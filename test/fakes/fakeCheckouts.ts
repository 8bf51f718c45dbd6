import type { CheckoutAttempt } from '../../functions/domain/billing/checkoutAttempt.ts'
import type { CheckoutStore } from '../../functions/store/checkouts.ts'
import type { Memory } from './memory.ts'

export function fakeCheckouts({ checkouts, trials, checkoutLeases }: Memory): CheckoutStore {
  const isAsSeen = (seen: CheckoutAttempt) => checkouts.get(seen.accountId)?.version === seen.version
  const isFree = (claim: string, { attempt }: CheckoutAttempt) => (trials.get(claim) ?? attempt) === attempt

  async function update(seen: CheckoutAttempt, changes: Partial<CheckoutAttempt>): Promise<boolean> {
    if (!isAsSeen(seen)) return false
    checkouts.set(seen.accountId, { ...checkouts.get(seen.accountId)!, ...changes, version: seen.version + 1 })
    return true
  }

  return {
    find: async (accountId) => checkouts.get(accountId),

    async begin(seen, next) {
      if (checkouts.get(next.accountId)?.version !== seen?.version) return false
      checkouts.set(next.accountId, next)
      checkoutLeases.set(next.accountId, next.dueAt)
      return true
    },

    update,

    async claimTrial(seen, { claims, trialEndsAt }) {
      if (!isAsSeen(seen) || !claims.every((claim) => isFree(claim, seen))) return false
      for (const claim of claims) trials.set(claim, seen.attempt)
      return update(seen, { claims, trialEndsAt })
    },

    async keepTrial(claim) {
      if (trials.has(claim)) return false
      trials.set(claim, 'none')
      return true
    },

    hasTrial: async (claim, attempt) => trials.has(claim) && trials.get(claim) !== attempt,

    async releaseTrial({ attempt, claims = [] }) {
      for (const claim of claims) if (trials.get(claim) === attempt) trials.delete(claim)
    },

    async remove(seen) {
      if (!isAsSeen(seen)) return false
      checkoutLeases.set(seen.accountId, undefined)
      return checkouts.delete(seen.accountId)
    },

    due: checkoutLeases.due,
  }
}
