import type { Session } from '../../functions/domain/sessionRules.ts'
import { hashOf, newToken } from '../../functions/domain/token.ts'
import { NOW } from './later.ts'

export const aSession = (changes: Partial<Session> = {}): Session => ({
  tokenHash: hashOf(newToken()),
  accountId: 'usr_jane',
  epoch: 0,
  createdAt: NOW,
  lastSeenAt: NOW,
  ...changes,
})
