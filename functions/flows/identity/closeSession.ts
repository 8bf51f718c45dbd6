import type { SessionStore } from '../../store/sessions.ts'

interface Needs {
  sessions: Pick<SessionStore, 'close'>
}

/**
 * Ends a session, if there is one under this hash. Tries once more after the table's own retries: whoever is told that
 * they are out has to be.
 */
export const closeSession = ({ sessions }: Needs, tokenHash: string): Promise<void> =>
  sessions.close(tokenHash).catch(() => sessions.close(tokenHash))
