import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StartedTrial } from '../../../../../web/features/membership/checkout/StartedTrial.tsx'
import { aProfile } from '../../../../makers/aProfile.ts'
import { renderAs } from '../../../renderAs.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const trialEndsAt = '2026-11-24T12:00:00Z'
const trial = {
  success: true,
  plan: 'weekly',
  currency: 'USD',
  subscriptionStatus: 'trial',
  trialEndsAt,
  purchase: null,
} as const

test('a trial says that it is one, and until when nothing is charged', async () => {
  expect(await renderAs(aProfile(), <StartedTrial started={trial} />)).toBe(
    "Your free trial has started You won't be charged before November 24, 2026. Cancel any time in Settings. Taking you to your dashboard in 5 seconds. Go to Dashboard",
  )
})

test('a subscription that was paid at once says what was paid', async () => {
  const paid = { ...trial, subscriptionStatus: 'active', purchase: { transactionId: 'in_1', value: 1299 } } as const

  expect(await renderAs(aProfile(), <StartedTrial started={paid} />)).toContain(
    "Welcome to Premium You paid $12.99. You'll get the receipt by email.",
  )
})

test('whoever opens the page again reads what they have', async () => {
  const profile = aProfile({ subscriptionStatus: 'trial', trialEndsAt })

  expect(await renderAs(profile, <StartedTrial started={undefined} />)).toContain(
    'You have Premium Your free trial ends on November 24, 2026.',
  )
})

test('whoever comes back after the trial reads what they have, and no day that is past', async () => {
  const started = { ...trial, trialEndsAt: '2026-11-20T12:00:00Z' }

  expect(await renderAs(aProfile({ subscriptionStatus: 'active' }), <StartedTrial started={started} />)).toMatch(
    /^You have Premium (?!.*November 20)/,
  )
})

test('whoever has cancelled the trial is not told that it has started', async () => {
  const profile = aProfile({ subscriptionStatus: 'cancelled', trialEndsAt })

  expect(await renderAs(profile, <StartedTrial started={trial} />)).toMatch(
    /^You have Premium Your trial won't turn into a subscription\..* you won't be charged\./,
  )
})

test('before the session knows of what has started, nothing is said of the free plan', async () => {
  const started = { ...trial, trialEndsAt: null }

  expect(await renderAs(aProfile(), <StartedTrial started={started} />)).toMatch(
    /^Your checkout is complete You can see your plan in Settings\. (?!.*Go to checkout)/,
  )
})

test('whoever has started nothing is led to the checkout', async () => {
  expect(await renderAs(aProfile(), <StartedTrial started={undefined} />)).toMatch(
    /^No trial started No checkout was open, so nothing was charged\..* Go to checkout$/,
  )
})
