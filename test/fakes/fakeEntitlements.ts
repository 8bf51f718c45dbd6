import type { EntitlementStore } from '../../functions/store/entitlements.ts'
import type { Memory } from './memory.ts'

export const fakeEntitlements = ({ entitlements }: Memory): Pick<EntitlementStore, 'replace'> => ({
  async replace(accountId, seen, next) {
    if (entitlements.get(accountId)?.version !== seen?.version) return false
    entitlements.set(accountId, { ...next, version: (seen?.version ?? 0) + 1 })
    return true
  },
})
