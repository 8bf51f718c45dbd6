import { expect, test } from 'vitest'
import {
  isChargedInError,
  isLive,
  isOurs,
  isOwedAfterEnd,
  pickSubscription,
  STRIPE_STATUSES,
  type SubscriptionSnapshot,
} from '../../../../functions/domain/billing/subscriptionSnapshot.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later } from '../../../makers/later.ts'

const made = (id: string, seconds: number, status: SubscriptionSnapshot['status'] = 'active') =>
  aSubscription({ id, createdAt: later(seconds), status })

test('trials, paid ones and those whose charge is tried again live, and no others', () => {
  const statuses = [...STRIPE_STATUSES, 'unknown' as const]

  expect(statuses.filter((status) => isLive(aSubscription({ status })))).toEqual(['trialing', 'active', 'past_due'])
})

test.each([
  ['none of none', [], undefined],
  ['the oldest of those that live', [made('b', 2), made('a', 1), made('c', 3, 'trialing')], 'a'],
  ['one that is paid for before an older one that is not', [made('a', 1, 'past_due'), made('b', 2)], 'b'],
  ['a trial before an older one that is not paid', [made('a', 1, 'past_due'), made('b', 2, 'trialing')], 'b'],
  ['the oldest of those that are not paid', [made('b', 2, 'past_due'), made('a', 1, 'past_due')], 'a'],
  ['one that lives before a newer one that is over', [made('b', 2, 'canceled'), made('a', 1)], 'a'],
  [
    'the newest of those that are over',
    [made('a', 1, 'canceled'), made('c', 3, 'unpaid'), made('b', 2, 'canceled')],
    'c',
  ],
] as const)('the subscription that counts is %s', (_, all, id) => {
  expect(pickSubscription(all)?.id).toBe(id)
})

test.each([
  ['it was cancelled before', {}, true],
  ['the card failed, and it was cancelled before', { status: 'past_due' }, true],
  ['it was cancelled in that second', { cancelledAt: later(0) }, true],
  ['it was cancelled afterwards', { cancelledAt: later(1) }, false],
  ['nobody has cancelled', { cancelledAt: null }, false],
  ['its trial ended by itself', { isConverted: false }, false],
  ['it never had a trial', { trialEndsAt: null }, false],
  ['its end was set before, and a later month is charged', { periodStartedAt: later(1) }, false],
  ['it is over', { status: 'canceled' }, false],
  ['it is on trial again', { status: 'trialing' }, false],
] as const)('whether a trial was charged in error where %s', (_, changes, isError) => {
  const converted = aSubscription({
    isConverted: true,
    trialEndsAt: later(0),
    periodStartedAt: later(0),
    cancelledAt: later(-1),
    ...changes,
  })

  expect(isChargedInError(converted)).toBe(isError)
})

test.each([
  ['canceled', false, false],
  ['canceled', true, true],
  ['unpaid', false, true],
  ['past_due', true, false],
  ['active', true, false],
] as const)('whether one that is %s, with an unpaid invoice %s, is owed after its end', (status, hasUnpaidInvoice, isOwed) => {
  expect(isOwedAfterEnd(aSubscription({ status, hasUnpaidInvoice }))).toBe(isOwed)
})

test('a subscription is ours when it names both the account and the checkout that it was made by', () => {
  const [account, attempt] = [{ accountId: 'usr_jane' }, { attempt: 'chk_1' }]
  const none = { accountId: undefined, attempt: undefined }

  expect(isOurs(aSubscription({ ...none, ...account, ...attempt }))).toBe(true)
  expect([account, attempt, {}].map((named) => isOurs(aSubscription({ ...none, ...named })))).toEqual([
    false,
    false,
    false,
  ])
})
