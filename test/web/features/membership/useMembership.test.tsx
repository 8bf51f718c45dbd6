import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMembership } from '../../../../web/features/membership/useMembership.ts'
import { aProfile } from '../../../makers/aProfile.ts'
import { renderFor } from '../../renderFor.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const Access = () => (useMembership().hasActiveAccess ? 'open' : 'locked')

test('a trial opens until its last second, and not at its end', async () => {
  const until = (trialEndsAt: string) => aProfile({ subscriptionStatus: 'trial', trialEndsAt })

  expect(await renderFor(until('2026-11-21T12:00:01Z'), <Access />)).toBe('open')
  expect(await renderFor(until('2026-11-21T12:00:00Z'), <Access />)).toBe('locked')
})

test('a cancelled subscription stays open to the end that was paid for', async () => {
  const person = aProfile({ subscriptionStatus: 'cancelled', subscriptionEndsAt: '2026-12-01T00:00:00Z' })

  expect(await renderFor(person, <Access />)).toBe('open')
})

test('a visitor has no access', async () => {
  expect(await renderFor(null, <Access />)).toBe('locked')
})
