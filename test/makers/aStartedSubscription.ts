import type { StartedSubscription } from '../../shared/domain/billing.ts'
import { DAY, isoInstant } from '../../shared/domain/time.ts'
import { later } from './later.ts'

/** What a checkout answers whose trial has begun. */
export const aStartedSubscription = (changes: Partial<StartedSubscription> = {}): StartedSubscription => ({
  success: true,
  plan: 'weekly',
  currency: 'USD',
  subscriptionStatus: 'trial',
  trialEndsAt: isoInstant(later(3 * DAY)),
  purchase: null,
  ...changes,
})
