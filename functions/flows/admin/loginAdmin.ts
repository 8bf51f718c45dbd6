import { Problem, rateLimited } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { matchesPassword } from '../../domain/identity/passwords.ts'
import { hashOf, newToken } from '../../domain/identity/token.ts'
import type { AdminSessionStore } from '../../store/adminSessions.ts'
import { closeSession } from '../identity/closeSession.ts'
import { countGuess, forgiveGuess, type GuessNeeds } from './guesses.ts'

export interface LoginAdminNeeds extends GuessNeeds {
  adminSessions: Pick<AdminSessionStore, 'open' | 'close'>
  /** The scrypt hash of the password. */
  adminPasswordHash: (now: EpochSeconds) => Promise<string>
  adminPasswordFingerprint: (now: EpochSeconds) => Promise<string>
  hashing: <T>(work: () => Promise<T>) => Promise<T>
}

interface Login {
  password: string
  address: string | undefined
  /** The hash of the admin session that came with the request: it ends here. */
  presented: string | undefined
  now: EpochSeconds
}

/** Opens the admin area to whoever knows its password and answers the token of the new session. */
export async function loginAdmin(needs: LoginAdminNeeds, { password, address, presented, now }: Login) {
  const retryAfter = await countGuess(needs, { address, now })
  if (retryAfter !== undefined) throw rateLimited(retryAfter)

  const hash = await needs.adminPasswordHash(now)
  // Until an operator has stored the hash of a password, none is right.
  const isRight = await needs.hashing(() => matchesPassword(password, hash.startsWith('scrypt$') ? hash : undefined))
  if (!isRight) throw new Problem('INVALID_ADMIN_PASSWORD')

  await forgiveGuess(needs, { address, now })
  const [token, passwordFingerprint] = [newToken(), await needs.adminPasswordFingerprint(now)]
  await needs.adminSessions.open({ tokenHash: hashOf(token), passwordFingerprint, createdAt: now, lastSeenAt: now })
  if (presented) await closeSession({ sessions: needs.adminSessions }, presented)
  return token
}
