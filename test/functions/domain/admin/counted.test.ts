import { describe, expect, test } from 'vitest'
import { countedOf, NEWCOMER } from '../../../../functions/domain/admin/counted.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

const of = (changes: Parameters<typeof anEntitlement>[0], more: object = {}) =>
  countedOf({ entitlement: anEntitlement(changes), checkout: undefined, before: undefined, now: NOW, ...more })

describe('a person counts', () => {
  test('as free without access, whatever they had', () => {
    expect(countedOf({ entitlement: undefined, checkout: undefined, before: undefined, now: NOW })).toEqual(NEWCOMER)
    expect(of({ status: 'inactive', trialEndsAt: later(-DAY) })).toEqual(NEWCOMER)
    expect(of({ status: 'trial', trialEndsAt: NOW })).toEqual(NEWCOMER)
  })

  test('as before between the end of a trial and what Stripe says became of it', () => {
    const before = of({ status: 'trial', trialEndsAt: later(60) })

    expect(of({ status: 'trial', trialEndsAt: NOW }, { before })).toEqual(before)
    expect(of({ status: 'inactive', trialEndsAt: NOW }, { before })).toEqual({ ...NEWCOMER, trialMonth: '2026-11' })
    expect(of({ status: 'trial', source: 'comp', trialEndsAt: NOW }, { before })).toEqual({
      ...NEWCOMER,
      trialMonth: '2026-11',
    })
  })

  test('with the price that their checkout agreed to, in its currency', () => {
    expect(of({}, { checkout: { plan: 'weekly', currency: 'SGD', amount: 1500 } }).revenue).toEqual({
      currency: 'SGD',
      amount: 1500,
    })
    expect(of({}).revenue).toEqual({ currency: 'USD', amount: 1299 })
  })

  test.each([
    ['is complimentary', { source: 'comp', subscriptionEndsAt: later(DAY) }],
    ['is a gift', { source: 'gift', subscriptionEndsAt: later(DAY) }],
    ['is a trial', { status: 'trial', trialEndsAt: later(DAY) }],
    ['is cancelled', { status: 'cancelled', subscriptionEndsAt: later(DAY) }],
  ] as const)('for no revenue while their access %s', (_, changes) => {
    expect(of(changes).revenue).toBeNull()
    expect(of(changes).status).not.toBe('free')
  })

  test('as past due where the list shows it, also when a first charge has failed and access has ended', () => {
    const before = of({ status: 'trial', trialEndsAt: later(60) })
    const failed = of({ status: 'inactive', isPastDue: true, trialEndsAt: NOW }, { before })

    expect(failed).toEqual({ ...NEWCOMER, isPastDue: true, trialWeek: '2026-11-16', trialMonth: '2026-11' })
    expect(of({}, { before: failed })).toMatchObject({ isPaid: true, paidSince: '2026-11' })
  })

  test('as paid in spite of a failed charge once an earlier one succeeded', () => {
    const owing = { isPastDue: true, subscriptionEndsAt: later(DAY) } as const

    expect(of(owing)).toMatchObject({ isPastDue: true, isPaid: false })
    expect(of(owing, { before: of({}) })).toMatchObject({ isPastDue: true, isPaid: true })
  })

  test('in the month of their trial from then on, and one that an earlier release saw in the month of its week', () => {
    const trial = of({ status: 'trial', trialEndsAt: later(DAY) })
    const { trialMonth: _, ...earlier } = { ...trial, trialWeek: '2026-10-26' }

    expect(of({}, { before: trial }).trialMonth).toBe('2026-11')
    expect(of({ status: 'inactive' }, { before: of({}, { before: trial }) }).trialMonth).toBe('2026-11')
    expect(of({}, { before: earlier }).trialMonth).toBe('2026-10')
    expect(of({}).trialMonth).toBeUndefined()
  })
})
