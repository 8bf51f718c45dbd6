import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TrialBanner } from '../../../../../web/features/membership/trial/TrialBanner.tsx'
import { aProfile } from '../../../../makers/aProfile.ts'
import { renderAs } from '../../../renderAs.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-23T16:30:00Z', '2d 4h remaining • Full access'],
  ['2026-11-21T16:12:30Z', '4h 12m remaining • Full access'],
  ['2026-11-21T12:12:59Z', '12m remaining • Full access'],
])('a trial that ends at %s shows "%s"', async (trialEndsAt, text) => {
  const profile = aProfile({ subscriptionStatus: 'trial', trialEndsAt })

  expect(await renderAs(profile, <TrialBanner />)).toBe(`Free Trial Active ${text}`)
})

test.each([
  'free',
  'inactive',
  'active',
  'cancelled',
] as const)('the trial banner is hidden with subscription status %s', async (status) => {
  const profile = aProfile({ subscriptionStatus: status, trialEndsAt: '2026-11-23T16:30:00Z' })

  expect(await renderAs(profile, <TrialBanner />)).toBe('')
})
