import type { MailOrder } from '../../functions/domain/mail/mailOrder.ts'
import { NOW } from './later.ts'

export const aMail = (changes: Partial<MailOrder> = {}): MailOrder => ({
  id: 'verify-usr_jane-register',
  kind: 'verify',
  accountId: 'usr_jane',
  dueAt: NOW,
  attempts: 0,
  ...changes,
})
