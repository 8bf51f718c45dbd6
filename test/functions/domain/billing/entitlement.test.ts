import { describe, expect, test } from 'vitest'
import {
  Entitlement,
  isBilled,
  isSameClaim,
  nextLookAt,
  standingOf,
  UnknownEntitlement,
} from '../../../../functions/domain/billing/entitlement.ts'
import { ENTITLEMENT_SOURCES } from '../../../../shared/domain/subscription.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

test('an entitlement is read with all that was written', () => {
  const written = anEntitlement({
    trialEndsAt: NOW,
    subscriptionEndsAt: later(1),
    subscriptionId: 'sub_1',
    isPastDue: true,
  })

  expect(Entitlement.parse(written)).toEqual(written)
  expect(Entitlement.safeParse({ ...written, source: 'lottery' }).success).toBe(false)
})

test.each([...ENTITLEMENT_SOURCES, 'unknown'])('an entitlement from the source %s can be read', (source) => {
  expect(Entitlement.parse({ ...anEntitlement(), source }).source).toBe(source)
})

test('an entitlement of another release opens nothing and keeps its version', () => {
  const closed = { status: 'inactive', source: 'unknown', trialEndsAt: null, subscriptionEndsAt: null }

  expect(UnknownEntitlement.parse({ status: 'lifetime', version: 7 })).toEqual({ ...closed, version: 7 })
  expect(UnknownEntitlement.parse({ version: 'seven' })).toEqual({ ...closed, version: 0 })
})

test('a company may be charging for what comes from Stripe, or from nobody knows where', () => {
  const sources = ['stripe', 'unknown', 'gift', 'comp'] as const

  expect(sources.map((source) => isBilled(anEntitlement({ source })))).toEqual([true, true, false, false])
  expect(isBilled(undefined)).toBe(false)
})

describe('the standing of a person', () => {
  test('without an entitlement is that of somebody who never subscribed', () => {
    expect(standingOf(undefined)).toEqual({ status: 'free', trialEndsAt: null, subscriptionEndsAt: null })
  })

  test('says what the entitlement says', () => {
    const owing = anEntitlement({
      isPastDue: true,
      trialEndsAt: NOW,
      subscriptionEndsAt: later(1),
      subscriptionId: 'sub_1',
    })

    expect(standingOf(owing)).toEqual({
      status: 'active',
      source: 'stripe',
      trialEndsAt: NOW,
      subscriptionEndsAt: later(1),
      isPastDue: true,
    })
    expect(standingOf(anEntitlement()).isPastDue).toBe(false)
  })

  test('by an entitlement of another release has no source', () => {
    expect(standingOf(anEntitlement({ source: 'unknown' }))).not.toHaveProperty('source')
  })
})

describe('two claims', () => {
  const { version: _, ...claim } = anEntitlement({ subscriptionId: 'sub_1' })

  test('say the same whatever their versions are', () => {
    expect(isSameClaim(anEntitlement({ subscriptionId: 'sub_1', version: 9 }), claim)).toBe(true)
    expect(isSameClaim(claim, { ...claim, isPastDue: undefined })).toBe(true)
  })

  test.each([
    { status: 'trial' },
    { source: 'gift' },
    { trialEndsAt: NOW },
    { subscriptionEndsAt: NOW },
    { subscriptionId: 'sub_2' },
    { isPastDue: true },
  ] as const)('differ by %o', (change) => {
    expect(isSameClaim(claim, { ...claim, ...change })).toBe(false)
  })
})

describe('a job looks at a claim', () => {
  const look = (changes: Parameters<typeof anEntitlement>[0]) => nextLookAt(anEntitlement(changes))
  const [soon, end] = [later(3 * DAY), later(5 * DAY)]

  test('that is a trial a day before its end', () => {
    expect(look({ status: 'trial', trialEndsAt: soon, subscriptionEndsAt: end })).toBe(later(2 * DAY))
    expect(look({ status: 'trial' })).toBeUndefined()
  })

  test.each(['active', 'cancelled'] as const)('that is %s at its end, if it has one', (status) => {
    expect(look({ status, trialEndsAt: soon, subscriptionEndsAt: end })).toBe(end)
    expect(look({ status, trialEndsAt: soon })).toBe(soon)
    expect(look({ status })).toBeUndefined()
  })

  test.each(['free', 'inactive'] as const)('that is %s never', (status) => {
    expect(look({ status, trialEndsAt: soon, subscriptionEndsAt: end })).toBeUndefined()
  })
})
