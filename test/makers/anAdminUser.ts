import type { ListedUser } from '../../shared/domain/admin.ts'

/** Somebody on the free plan, as an operator sees them, unless the test says otherwise. */
export const anAdminUser = (own: Partial<ListedUser> = {}): ListedUser => ({
  id: 'usr_ada00001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailVerified: true,
  hasGoogle: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  subscriptionStatus: 'free',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  stripeSubscriptionId: null,
  isComplimentary: false,
  isPastDue: false,
  isDisputed: false,
  cursor: 'next',
  ...own,
})
