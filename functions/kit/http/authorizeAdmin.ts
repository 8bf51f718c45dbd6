import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type AdminSession, isAdminSessionLive, isAdminSlideDue } from '../../domain/admin/adminSession.ts'
import type { AdminSessionStore } from '../../store/adminSessions.ts'
import { sessionHash } from './presentedSessions.ts'

export interface AuthorizeAdminNeeds {
  adminSessions: Pick<AdminSessionStore, 'find' | 'slide'>
  adminPasswordFingerprint: (now: EpochSeconds) => Promise<string>
}

/** The admin session behind a request. Throws 401 without one: a member's session opens nothing here. */
export async function authorizeAdmin(
  needs: AuthorizeAdminNeeds | undefined,
  token: string | undefined,
  now: EpochSeconds,
): Promise<AdminSession> {
  const hash = sessionHash(token)
  const session = hash ? await needs?.adminSessions.find(hash) : undefined
  if (!needs || !session || !isAdminSessionLive(session, await needs.adminPasswordFingerprint(now), now))
    throw new Problem('UNAUTHORIZED')
  if (isAdminSlideDue(session, now)) await needs.adminSessions.slide(session, now)
  return session
}
