import type { EpochSeconds } from '../../shared/domain/time.ts'
import { pseudonym } from '../domain/identity/token.ts'
import { hashingGate } from '../kit/hashing.ts'
import { adminSessionStore } from '../store/adminSessions.ts'
import { auditLogStore } from '../store/auditLog.ts'
import { counterStore } from '../store/counters.ts'
import { deletionStore } from '../store/deletions.ts'
import { directoryStore } from '../store/directory.ts'
import { directoryIndex } from '../store/directoryIndex.ts'
import { limitStore } from '../store/limits.ts'
import { readingStore } from '../store/readings.ts'
import { verificationStore } from '../store/verification.ts'
import { money } from './billing.ts'
import { identityKey, members, secret, table, triggerFor } from './parts.ts'

/* The composition root of the admin area. */

export function wireAdmin() {
  const opened = table()
  const key = identityKey()
  const adminPasswordHash = secret('ADMIN_SECRET_ID')
  const sessions = {
    adminSessions: adminSessionStore(opened),
    /** Changes with the password, so that a new one ends every session. */
    adminPasswordFingerprint: async (now: EpochSeconds) =>
      pseudonym(await key(now), `admin password|${await adminPasswordHash(now)}`),
  }
  return {
    ...members(opened, { identityKey: key }),
    ...money(opened),
    identityKey: key,
    ...sessions,
    admins: sessions,
    adminPasswordHash,
    auditLog: auditLogStore(opened),
    limits: limitStore(opened),
    readings: readingStore(opened),
    counters: counterStore(opened),
    deletions: deletionStore(opened),
    directory: directoryStore(opened),
    directoryIndex: directoryIndex(opened),
    verification: verificationStore(opened),
    triggerDeletion: triggerFor('DELETION_FUNCTION'),
    hashing: hashingGate(),
  }
}
export type AdminNeeds = ReturnType<typeof wireAdmin>
