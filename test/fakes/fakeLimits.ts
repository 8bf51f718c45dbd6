import type { Attempts } from '../../functions/domain/identity/lockout.ts'
import type { Count, LimitStore } from '../../functions/store/limits.ts'
import { after, type EpochSeconds } from '../../shared/domain/time.ts'

export function fakeLimits(): LimitStore {
  const counts = new Map<string, Count>()
  const ids = new Map<string, { ids: Set<string>; endsAt: EpochSeconds }>()
  const attempts = new Map<string, Attempts>()
  const holds = new Map<string, number>()
  return {
    async count({ key, seconds, now }) {
      const seen = counts.get(`${key}|${seconds}`)
      const count = seen && now < seen.endsAt ? { ...seen, n: seen.n + 1 } : { n: 1, endsAt: after(now, seconds) }
      counts.set(`${key}|${seconds}`, count)
      return count
    },

    async countOnce({ key, id, seconds, now }) {
      const seen = ids.get(`${key}|${seconds}`)
      const window = seen && now < seen.endsAt ? seen : { ids: new Set<string>(), endsAt: after(now, seconds) }
      ids.set(`${key}|${seconds}`, window)
      return { n: window.ids.add(id).size, endsAt: window.endsAt }
    },

    findAttempts: async (key) => attempts.get(key),

    async replaceAttempts(key, seen, next) {
      const current = attempts.get(key)
      if (current?.made !== seen?.made || current?.endsAt !== seen?.endsAt) return false
      attempts.set(key, next)
      return true
    },

    async clearAttempts(key) {
      attempts.delete(key)
    },

    async hold(key, { now, seconds }) {
      const until = holds.get(key) ?? 0
      if (now < until) return until - now
      holds.set(key, now + seconds)
      return undefined
    },
  }
}
