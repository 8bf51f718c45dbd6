import type { Dispute } from '../../functions/domain/billing/dispute.ts'
import { DAY } from '../../shared/domain/time.ts'
import { later, NOW } from './later.ts'

/** A dispute that waits for evidence, as we keep it. */
export const aDispute = (changes: Partial<Dispute> = {}): Dispute => ({
  id: 'du_1',
  amount: 1299,
  currency: 'usd',
  reason: 'fraudulent',
  dueBy: later(9 * DAY),
  status: 'needs_response',
  createdAt: NOW,
  ...changes,
})
