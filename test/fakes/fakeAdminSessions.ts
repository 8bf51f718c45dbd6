import type { AdminSession } from '../../functions/domain/admin/adminSession.ts'
import type { AdminSessionStore } from '../../functions/store/adminSessions.ts'
import { overTheWire } from './overTheWire.ts'

export function fakeAdminSessions(): AdminSessionStore & { all(): AdminSession[] } {
  const sessions = new Map<string, AdminSession>()
  const store: AdminSessionStore = {
    async open(session) {
      sessions.set(session.tokenHash, session)
    },

    find: async (tokenHash) => sessions.get(tokenHash),

    async slide({ tokenHash, lastSeenAt }, now) {
      const session = sessions.get(tokenHash)
      if (session?.lastSeenAt !== lastSeenAt) return false
      sessions.set(tokenHash, { ...session, lastSeenAt: now })
      return true
    },

    close: async (tokenHash) => sessions.delete(tokenHash),
  }
  return { ...overTheWire(store), all: () => [...sessions.values()] }
}
