import { newAuditId } from '../../functions/domain/admin/auditId.ts'
import type { AuditRecord } from '../../shared/domain/admin.ts'
import { type EpochSeconds, isoInstant } from '../../shared/domain/time.ts'
import { NOW } from './later.ts'

export const anAuditRecord = (now: EpochSeconds = NOW, changes: Partial<AuditRecord> = {}): AuditRecord => ({
  id: newAuditId(now),
  at: isoInstant(now),
  action: 'listUsers',
  session: '01234567',
  ipPrefix: '203.0.113.0/24',
  target: null,
  reason: null,
  params: {},
  before: null,
  after: null,
  result: 'OK',
  requestId: 'req-1',
  ...changes,
})
