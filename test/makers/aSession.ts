import type { Session } from '../../functions/domain/identity/sessionRules.ts'
import { hashOf, newToken } from '../../functions/domain/identity/token.ts'
import { NOW } from './later.ts'

export const aSession = (changes: Partial<Session> = {}): Session => ({
  tokenHash: hashOf(newToken()),
  accountId: 'usr_jane',
  epoch: 0,
  createdAt: NOW,
  lastSeenAt: NOW,
  ...changes,
})
