import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { newDeviceCookie } from '../../domain/identity/deviceCookie.ts'
import { openSession } from '../../flows/identity/openSession.ts'
import { noteAccountOf } from '../../kit/auditLog.ts'
import { type CookieJar, ENDED_SESSION_COOKIE } from '../../kit/http/cookies.ts'
import { presentedSessions } from '../../kit/http/presentedSessions.ts'
import type { Visitor } from '../../kit/http/visitor.ts'
import type { wireIdentity } from '../../wiring/identity.ts'

export type IdentityNeeds = ReturnType<typeof wireIdentity>

interface Entry {
  visitor: Visitor
  cookies: CookieJar
  now: EpochSeconds
}

/** Gives the browser a new session for the account and says that it has signed in; the session it came with ends. */
export const sessionStarter =
  (needs: Pick<IdentityNeeds, 'sessions' | 'deviceCookieKey'>) =>
  async (entry: Entry, account: Account): Promise<void> => {
    const { visitor, cookies, now } = entry
    noteAccountOf(entry, account.id)
    cookies.keepSession(await openSession(needs, { account, presented: presentedSessions(visitor.cookies), now }))
    cookies.keepDevice(newDeviceCookie(account, await needs.deviceCookieKey(now)))
    if (visitor.cookies[ENDED_SESSION_COOKIE]) cookies.dropEndedSession()
  }
export type StartSession = ReturnType<typeof sessionStarter>
