import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TrialBanner } from '../../../../web/features/membership/TrialBanner.tsx'
import { aProfile } from '../../../makers/aProfile.ts'
import { renderFor } from '../../renderFor.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-23T16:30:00Z', '2d 4h remaining • Full access'],
  ['2026-11-21T16:12:30Z', '4h 12m remaining • Full access'],
  ['2026-11-21T12:12:59Z', '12m remaining • Full access'],
])('a trial that ends at %s has %s', async (trialEndsAt, words) => {
  const person = aProfile({ subscriptionStatus: 'trial', trialEndsAt })

  expect(await renderFor(person, <TrialBanner />)).toBe(`Free Trial Active ${words}`)
})

test.each(['free', 'inactive', 'active', 'cancelled'] as const)('a person who is %s sees no banner', async (status) => {
  const person = aProfile({ subscriptionStatus: status, trialEndsAt: '2026-11-23T16:30:00Z' })

  expect(await renderFor(person, <TrialBanner />)).toBe('')
})
