import type { AdminSession } from '../../functions/domain/admin/adminSession.ts'
import { hashOf, newToken } from '../../functions/domain/identity/token.ts'
import { NOW } from './later.ts'

export const anAdminSession = (changes: Partial<AdminSession> = {}): AdminSession => ({
  tokenHash: hashOf(newToken()),
  passwordFingerprint: 'of the password',
  createdAt: NOW,
  lastSeenAt: NOW,
  ...changes,
})
