import type { Entitlement } from '../../functions/domain/billing/entitlement.ts'

export const anEntitlement = (changes: Partial<Entitlement> = {}): Entitlement => ({
  status: 'active',
  source: 'stripe',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  version: 1,
  ...changes,
})
