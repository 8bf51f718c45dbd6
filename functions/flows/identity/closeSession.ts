import { hashOf } from '../../domain/identity/token.ts'
import type { SessionStore } from '../../store/sessions.ts'

interface Needs {
  sessions: Pick<SessionStore, 'find' | 'close'>
}

/** Ends the session of a cookie, if it opens one. */
export async function closeSession(needs: Needs, token: string | undefined): Promise<void> {
  const session = token ? await needs.sessions.find(hashOf(token)) : undefined
  if (session) await needs.sessions.close(session)
}
