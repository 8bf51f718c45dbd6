import type { RevenueStore } from '../../functions/store/revenue.ts'
import type { Memory } from './memory.ts'

export const fakeRevenue = ({ accounts, revenue, counters }: Memory): RevenueStore => ({
  find: async (accountId) => revenue.get(accountId),
  async commit(accountId, { seen, counted, changes }) {
    const isAsSeen = revenue.get(accountId)?.version === seen?.version
    if (accounts.get(accountId)?.status !== 'active' || !isAsSeen) return false
    revenue.set(accountId, { version: (seen?.version ?? 0) + 1, counted })
    for (const { counter, add } of changes) {
      const sum = { ...counters.get(counter) }
      for (const [name, by] of Object.entries(add)) sum[name] = (sum[name] ?? 0) + by
      counters.set(counter, sum)
    }
    return true
  },
})
