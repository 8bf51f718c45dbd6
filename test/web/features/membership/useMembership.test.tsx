import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMembership } from '../../../../web/features/membership/useMembership.ts'
import { aProfile } from '../../../makers/aProfile.ts'
import { renderAs } from '../../renderAs.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const Access = () => (useMembership().hasActiveAccess ? 'open' : 'locked')

test('a trial gives access until its last second and not at its end', async () => {
  const until = (trialEndsAt: string) => aProfile({ subscriptionStatus: 'trial', trialEndsAt })

  expect(await renderAs(until('2026-11-21T12:00:01Z'), <Access />)).toBe('open')
  expect(await renderAs(until('2026-11-21T12:00:00Z'), <Access />)).toBe('locked')
})

test('a cancelled subscription gives access until the end of the paid period', async () => {
  const profile = aProfile({ subscriptionStatus: 'cancelled', subscriptionEndsAt: '2026-12-01T00:00:00Z' })

  expect(await renderAs(profile, <Access />)).toBe('open')
})

test('a visitor has no premium access', async () => {
  expect(await renderAs(null, <Access />)).toBe('locked')
})
