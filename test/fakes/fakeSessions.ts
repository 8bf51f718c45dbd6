import { SESSION_LIFETIME, SESSIONS_PER_ACCOUNT } from '../../functions/domain/identity/sessionRules.ts'
import type { SessionStore } from '../../functions/store/sessions.ts'
import type { Memory } from './memory.ts'

export const fakeSessions = ({ sessions }: Memory): SessionStore => ({
  async open(opened) {
    sessions.set(opened.tokenHash, opened)
    const others = [...sessions.values()].filter(
      ({ accountId, tokenHash }) => accountId === opened.accountId && tokenHash !== opened.tokenHash,
    )
    const isDead = ({ createdAt }: { createdAt: number }) => opened.createdAt >= createdAt + SESSION_LIFETIME
    const live = others.filter((each) => !isDead(each)).sort((a, b) => a.createdAt - b.createdAt)
    const surplus = live.slice(0, Math.max(0, live.length + 1 - SESSIONS_PER_ACCOUNT))
    for (const { tokenHash } of [...others.filter(isDead), ...surplus]) sessions.delete(tokenHash)
  },

  find: async (tokenHash) => sessions.get(tokenHash),

  async slide({ tokenHash, lastSeenAt }, now) {
    const session = sessions.get(tokenHash)
    if (session?.lastSeenAt !== lastSeenAt) return false
    sessions.set(tokenHash, { ...session, lastSeenAt: now })
    return true
  },

  listSignIns: async (accountId) =>
    [...sessions.values()].flatMap((session) => (session.accountId === accountId ? [session.createdAt] : [])),

  listOf: async (accountId) => [...sessions.values()].filter((session) => session.accountId === accountId),

  async closeAll(accountId) {
    for (const session of [...sessions.values()]) {
      if (session.accountId === accountId) sessions.delete(session.tokenHash)
    }
  },

  async close(tokenHash) {
    sessions.delete(tokenHash)
  },
})
