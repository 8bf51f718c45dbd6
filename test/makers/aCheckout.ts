import type { CheckoutAttempt } from '../../functions/domain/billing/checkoutAttempt.ts'
import { DAY } from '../../shared/domain/time.ts'
import { later } from './later.ts'

/** A checkout that offers a trial and waits for its payment method. */
export const aCheckout = (changes: Partial<CheckoutAttempt> = {}): CheckoutAttempt => ({
  accountId: 'usr_jane',
  attempt: 'chk_1',
  plan: 'weekly',
  currency: 'USD',
  offer: 'trial',
  setupIntentId: 'seti_1',
  tries: 0,
  dueAt: later(DAY),
  version: 1,
  ...changes,
})
