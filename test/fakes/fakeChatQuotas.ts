import type { ChatQuotaStore } from '../../functions/store/chatQuotas.ts'
import { after, type EpochSeconds } from '../../shared/domain/time.ts'

export function fakeChatQuotas(): ChatQuotaStore {
  const quotas = new Map<string, { used: number; busyUntil?: EpochSeconds }>()
  return {
    readUsed: async (accountId, month) => quotas.get(`${accountId} ${month}`)?.used ?? 0,

    async open(accountId, { month, limit, now }) {
      const { used, busyUntil } = quotas.get(`${accountId} ${month}`) ?? { used: 0 }
      if (busyUntil !== undefined && now < busyUntil) return 'busy'
      if (used >= limit) return 'spent'
      const until = after(now, 30)
      quotas.set(`${accountId} ${month}`, { used: used + 1, busyUntil: until })
      return { month, busyUntil: until }
    },

    async close(accountId, { month, busyUntil }, { counts }) {
      const quota = quotas.get(`${accountId} ${month}`)
      if (quota?.busyUntil !== busyUntil) return false
      quotas.set(`${accountId} ${month}`, { used: quota.used + (counts ? 0 : -1) })
      return true
    },
  }
}
