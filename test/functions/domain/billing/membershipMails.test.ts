import { describe, expect, test } from 'vitest'
import { claimOf } from '../../../../functions/domain/billing/claimOf.ts'
import type { Entitlement } from '../../../../functions/domain/billing/entitlement.ts'
import { membershipMails } from '../../../../functions/domain/billing/membershipMails.ts'
import type { SubscriptionSnapshot } from '../../../../functions/domain/billing/subscriptionSnapshot.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const mails = (before: Entitlement | undefined, subscription: SubscriptionSnapshot) =>
  membershipMails({ accountId: 'usr_jane', before, after: claimOf(subscription), subscription, now: NOW })
const told = (before: Entitlement | undefined, subscription: SubscriptionSnapshot) =>
  mails(before, subscription).map(({ kind, charge }) => [kind, charge?.at])

const had = (changes: Partial<Entitlement> = {}) => anEntitlement({ subscriptionId: 'sub_1', version: 4, ...changes })
const other = (changes: Partial<Entitlement> = {}) => had({ subscriptionId: 'sub_0', ...changes })
const cancelled = aSubscription({ renews: false })
const owing = aSubscription({ status: 'past_due' })

test('a mail names its occasion by subscription and version, and tells amount, currency and day', () => {
  expect(mails(had({ status: 'trial' }), cancelled)).toEqual([
    {
      id: 'usr_jane/subscriptionCancelled-sub_1-4',
      kind: 'subscriptionCancelled',
      accountId: 'usr_jane',
      charge: { plan: 'weekly', amount: 1299, was: 1299, currency: 'usd', at: later(30 * DAY) },
      dueAt: NOW,
      attempts: 0,
    },
  ])
  expect(mails(undefined, aTrial())[0]?.id).toBe('usr_jane/trialStarted-sub_1-0')
})

describe('a trial', () => {
  test.each([
    ['for whoever had nothing', undefined],
    ['after an earlier subscription', other({ status: 'active' })],
    ['after what had ended', had({ status: 'inactive' })],
    ['after nothing but a row', had({ status: 'free' })],
  ])('that starts %s is told with the day of its first charge', (_, before) => {
    expect(told(before, aTrial())).toEqual([['trialStarted', later(3 * DAY)]])
  })

  test('that goes on after a cancellation is told', () => {
    expect(told(had({ status: 'cancelled' }), aTrial())).toEqual([['subscriptionReactivated', later(3 * DAY)]])
  })

  test('that ends later than before is told with the new day of its first charge', () => {
    const before = had({ status: 'trial', trialEndsAt: later(2 * DAY) })

    expect(told(before, aTrial())).toEqual([['trialExtended', later(3 * DAY)]])
    expect(told({ ...before, trialEndsAt: later(3 * DAY) }, aTrial())).toEqual([])
    expect(told({ ...before, trialEndsAt: later(4 * DAY) }, aTrial())).toEqual([])
  })

  test('that was one before is told nobody', () => {
    expect(told(had({ status: 'trial' }), aTrial())).toEqual([])
  })
})

describe('a subscription', () => {
  test('that goes on after a cancellation is told with the day of its next charge', () => {
    expect(told(had({ status: 'cancelled' }), aSubscription())).toEqual([['subscriptionReactivated', later(30 * DAY)]])
  })

  test.each([
    ['begins', undefined],
    ['begins after another one was cancelled', other({ status: 'cancelled' })],
    ['follows its trial', had({ status: 'trial' })],
    ['is paid at last though it was cancelled', had({ status: 'cancelled', isPastDue: true })],
  ])('that %s is told by its receipt alone', (_, before) => {
    expect(told(before, aSubscription())).toEqual([])
  })

  test('whose charge failed is told once, with the day by which to act', () => {
    expect(told(had(), owing)).toEqual([['paymentFailed', later(7 * DAY)]])
    expect(told(undefined, owing)).toEqual([['paymentFailed', later(7 * DAY)]])
    expect(told(had({ isPastDue: true }), owing)).toEqual([])
  })

  test.each(['active', 'trial', 'free'] as const)('that was %s and is cancelled is told with its end', (status) => {
    expect(told(had({ status }), cancelled)).toEqual([['subscriptionCancelled', later(30 * DAY)]])
  })

  test.each([
    ['was cancelled before', had({ status: 'cancelled' })],
    ['had ended', had({ status: 'inactive' })],
    ['is another one', other()],
    ['is new', undefined],
  ])('that %s is not told to be cancelled', (_, before) => {
    expect(told(before, cancelled)).toEqual([])
  })

  test('that ends after a charge that failed is told in the second in which it ends, once', () => {
    const over = aSubscription({ status: 'canceled' })

    expect(told(had({ isPastDue: true }), over)).toEqual([['subscriptionEnded', NOW]])
    expect(told(had({ status: 'cancelled', isPastDue: true }), over)).toEqual([['subscriptionEnded', NOW]])
    expect(told(had({ status: 'inactive' }), over)).toEqual([])
    expect(told(other({ isPastDue: true }), over)).toEqual([])
    expect(told(had({ isPastDue: true }), aSubscription({ status: 'unpaid' }))).toEqual([['subscriptionEnded', NOW]])
    expect(told(had({ isPastDue: true }), aSubscription({ status: 'unknown' }))).toEqual([])
    expect(told(had({ isPastDue: true }), aSubscription({ status: 'past_due', renews: false }))).toEqual([])
  })

  test('that is over is told nobody', () => {
    expect(told(had(), aSubscription({ status: 'canceled' }))).toEqual([])
  })
})

describe('a charge that waits for the bank', () => {
  const confirmUrl = 'https://invoice.stripe.com/i/1'
  const waiting = aSubscription({ status: 'past_due', confirmUrl })

  test.each([
    ['the first one', had({ status: 'trial' }), false],
    ['a later one', had(), true],
    ['one that had failed for another reason', had({ isPastDue: true }), true],
  ])('(%s) is told once, with the link to the page of Stripe', (_, before, hasPaid) => {
    expect(mails(before, { ...waiting, hasPaid })).toMatchObject([{ kind: 'confirmPayment', link: confirmUrl }])
    expect(mails({ ...before, isPastDue: true, needsConfirmation: true }, { ...waiting, hasPaid })).toEqual([])
  })

  test('and fails after all is not told again', () => {
    expect(mails(had({ isPastDue: true, needsConfirmation: true }), owing)).toEqual([])
  })
})
