import type { OutboxMail } from '../../functions/domain/mail/outboxMail.ts'
import { NOW } from './later.ts'

export const aMail = (changes: Partial<OutboxMail> = {}): OutboxMail => ({
  id: 'usr_jane/verify-register',
  kind: 'verify',
  accountId: 'usr_jane',
  dueAt: NOW,
  attempts: 0,
  ...changes,
})
