import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SubscriptionActions } from '../../../../../web/features/membership/billing/SubscriptionActions.tsx'
import { aProfile } from '../../../../makers/aProfile.ts'
import { renderAs } from '../../../renderAs.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const LATER = '2026-12-01T00:00:00Z'

test.each([
  [{ subscriptionStatus: 'free' }, 'Upgrade to Premium'],
  [{ subscriptionStatus: 'inactive' }, 'Upgrade to Premium'],
  [{ subscriptionStatus: 'trial', trialEndsAt: LATER }, 'Cancel Trial'],
  [{ subscriptionStatus: 'active', subscriptionEndsAt: LATER }, 'Cancel Subscription'],
  [{ subscriptionStatus: 'active', subscriptionEndsAt: LATER, isPastDue: true }, 'Cancel Subscription'],
  [{ subscriptionStatus: 'cancelled', subscriptionEndsAt: LATER }, 'Reactivate Subscription'],
  [{ subscriptionStatus: 'cancelled', trialEndsAt: LATER }, 'Reactivate Subscription'],
  [{ subscriptionStatus: 'cancelled', subscriptionEndsAt: '2026-11-21T12:00:00Z' }, 'Upgrade to Premium'],
] as const)('with %o the one action is "%s"', async (subscription, action) => {
  expect(await renderAs(aProfile(subscription), <SubscriptionActions />)).toBe(action)
})

test('a gift ends by itself, so nothing about it can be cancelled', async () => {
  const trial = aProfile({ subscriptionStatus: 'trial', trialEndsAt: LATER, isComplimentary: true })
  const year = aProfile({ subscriptionStatus: 'active', subscriptionEndsAt: LATER, isComplimentary: true })

  expect(await renderAs(trial, <SubscriptionActions />)).toBe('')
  expect(await renderAs(year, <SubscriptionActions />)).toBe('')
})

test.each([
  ['active', 'Cancel at the end of the month'],
  ['cancelled', 'Reactivate Subscription'],
] as const)('a first charge that can be taken back is offered so while %s, beside what else there is', async (subscriptionStatus, other) => {
  const refundable = { amount: 1299, currency: 'usd', until: '2026-11-23T12:00:00Z' } as const
  const profile = aProfile({ subscriptionStatus, subscriptionEndsAt: LATER })

  expect(await renderAs(profile, <SubscriptionActions refundable={refundable} />)).toBe(
    `Cancel and refund $12.99 ${other}`,
  )
})
