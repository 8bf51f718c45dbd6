import { expect, test } from 'vitest'
import { claimOf } from '../../../../functions/domain/billing/claimOf.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const END = later(30 * DAY)

test.each([
  ['a trial', aTrial(), { status: 'trial', trialEndsAt: later(3 * DAY), subscriptionEndsAt: null }],
  [
    'a trial that was cancelled keeps access to its end',
    aTrial({ renews: false }),
    { status: 'cancelled', trialEndsAt: later(3 * DAY), subscriptionEndsAt: later(3 * DAY) },
  ],
  [
    'a trial of which only the period is known',
    aTrial({ trialEndsAt: null, periodEndsAt: later(DAY) }),
    { status: 'trial', trialEndsAt: later(DAY), subscriptionEndsAt: null },
  ],
  [
    'a trial that was cancelled for an instant keeps access until then',
    aTrial({ renews: false, cancelsAt: later(DAY) }),
    { status: 'cancelled', trialEndsAt: later(DAY), subscriptionEndsAt: later(DAY) },
  ],
  [
    'a trial that is to end long after its first charge is a trial like any other',
    aTrial({ cancelsAt: later(4 * DAY) }),
    { status: 'trial', trialEndsAt: later(3 * DAY), subscriptionEndsAt: null },
  ],
  ['one that is paid for', aSubscription(), { status: 'active', trialEndsAt: null, subscriptionEndsAt: null }],
  [
    'one that was cancelled ends with its period',
    aSubscription({ renews: false }),
    { status: 'cancelled', trialEndsAt: null, subscriptionEndsAt: END },
  ],
  [
    'one that was cancelled for another day ends then',
    aSubscription({ renews: false, cancelsAt: later(DAY) }),
    { status: 'cancelled', trialEndsAt: null, subscriptionEndsAt: later(DAY) },
  ],
  [
    'one whose charge failed goes on while Stripe tries again, with no end that we know of',
    aSubscription({ status: 'past_due', nextAttemptAt: later(3 * DAY) }),
    { status: 'active', trialEndsAt: null, subscriptionEndsAt: null, isPastDue: true },
  ],
  [
    'one whose first charge failed ends with its trial, and can still be paid',
    aSubscription({ status: 'past_due', trialEndsAt: NOW, nextAttemptAt: later(3 * DAY), hasPaid: false }),
    { status: 'inactive', trialEndsAt: NOW, subscriptionEndsAt: null, isPastDue: true },
  ],
  [
    'one whose charge failed and is not tried again goes on for seven days of the period that was not paid',
    aSubscription({ status: 'past_due', periodStartedAt: later(-DAY) }),
    { status: 'active', trialEndsAt: null, subscriptionEndsAt: later(6 * DAY), isPastDue: true },
  ],
  [
    'one whose charge failed and that ends before the charge is given up',
    aSubscription({ status: 'past_due', renews: false, cancelsAt: later(DAY) }),
    { status: 'cancelled', trialEndsAt: null, subscriptionEndsAt: later(DAY), isPastDue: true },
  ],
  [
    'one whose charge failed after it was cancelled',
    aSubscription({ status: 'past_due', renews: false }),
    { status: 'cancelled', trialEndsAt: null, subscriptionEndsAt: later(7 * DAY), isPastDue: true },
  ],
])('%s is what the person is entitled to', (_, subscription, claim) => {
  expect(claimOf(subscription)).toEqual({ source: 'stripe', subscriptionId: 'sub_1', ...claim })
})

test.each([
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'canceled',
  'unknown',
] as const)('a subscription that is %s entitles to nothing, and still tells of its trial', (status) => {
  expect(claimOf(aSubscription({ status, trialEndsAt: NOW }))).toEqual({
    source: 'stripe',
    subscriptionId: 'sub_1',
    status: 'inactive',
    trialEndsAt: NOW,
    subscriptionEndsAt: null,
  })
})

test('what is past due says that it waits for the bank, as long as it does', () => {
  const owing = aSubscription({ status: 'past_due', confirmUrl: 'https://invoice.stripe.com/i/1' })

  expect(claimOf(owing)).toMatchObject({ isPastDue: true, needsConfirmation: true })
  expect(claimOf({ ...owing, hasPaid: false })).toMatchObject({ status: 'inactive', needsConfirmation: true })
  expect(claimOf({ ...owing, confirmUrl: null }).needsConfirmation).toBeUndefined()
})
