import { expect, test } from 'vitest'
import type { AdminUser } from '../../../shared/domain/admin.ts'
import { type AccessAction, appliesTo } from '../../../shared/domain/adminRules.ts'

const allowed = (user: Partial<AdminUser>) =>
  (Object.keys(appliesTo) as AccessAction[]).filter((action) =>
    appliesTo[action]({ stripeSubscriptionId: null, ...user } as AdminUser),
  )
const stripeSubscriptionId = 'sub_1'

test.each([
  ['whoever never had access', { subscriptionStatus: 'free' }, ['startTrial', 'unlockPremium']],
  ['whoever had access once', { subscriptionStatus: 'inactive' }, ['startTrial', 'unlockPremium']],
  [
    'a trial at Stripe',
    { subscriptionStatus: 'trial', stripeSubscriptionId },
    ['unlockPremium', 'forceConvert', 'resetTrial', 'convertToFree', 'cancelSubscription'],
  ],
  ['a gift trial', { subscriptionStatus: 'trial' }, ['unlockPremium', 'resetTrial', 'convertToFree']],
  ['a subscription', { subscriptionStatus: 'active', stripeSubscriptionId }, ['convertToFree', 'cancelSubscription']],
  [
    'a cancelled subscription',
    { subscriptionStatus: 'cancelled', stripeSubscriptionId },
    ['convertToFree', 'cancelSubscription', 'reactivate'],
  ],
  ['complimentary months', { subscriptionStatus: 'active' }, ['convertToFree']],
] as const)('to %s applies what the specification says', (_, user, actions) => {
  expect(allowed(user)).toEqual(actions)
})
