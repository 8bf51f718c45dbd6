import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { hashOf, newToken } from '../../domain/identity/token.ts'
import type { SessionStore } from '../../store/sessions.ts'
import { closeSession } from './closeSession.ts'

interface Needs {
  sessions: Pick<SessionStore, 'open' | 'close'>
}

interface Opening {
  account: Account
  /** The hashes of the sessions that came with the request: they end here, so that nobody can plant one beforehand. */
  presented: readonly string[]
  now: EpochSeconds
}

/** Opens a session under a token that nobody has seen yet and answers that token. */
export async function openSession(needs: Needs, { account, presented, now }: Opening): Promise<string> {
  const token = newToken()
  await needs.sessions.open({
    tokenHash: hashOf(token),
    accountId: account.id,
    epoch: account.sessionEpoch,
    createdAt: now,
    lastSeenAt: now,
  })
  await Promise.all(presented.map((tokenHash) => closeSession(needs, tokenHash)))
  return token
}
