import { describe, expect, test } from 'vitest'
import { labelsOf } from '../../../shared/domain/membershipLabels.ts'
import {
  countdownLabel,
  countdownTo,
  daysUntil,
  ENTITLEMENT_SOURCES,
  membershipOf,
  type Standing,
  SUBSCRIPTION_STATUSES,
} from '../../../shared/domain/subscription.ts'
import { DAY, type EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'

const ENDS: (EpochSeconds | null)[] = [later(-DAY), NOW, later(1), later(40 * HOUR), null]

const cells: Standing[] = SUBSCRIPTION_STATUSES.flatMap((status) =>
  ENDS.flatMap((trialEndsAt) =>
    ENDS.flatMap((subscriptionEndsAt) => [
      { status, trialEndsAt, subscriptionEndsAt },
      ...ENTITLEMENT_SOURCES.map((source) => ({ status, trialEndsAt, subscriptionEndsAt, source })),
    ]),
  ),
)

/** The rules of access written down a second time, from the specification and in its own words. */
function expected({ status, trialEndsAt, subscriptionEndsAt, source }: Standing) {
  const trialInFuture = trialEndsAt !== null && trialEndsAt - NOW > 0
  const subscriptionInFuture = subscriptionEndsAt !== null && subscriptionEndsAt - NOW > 0
  const isGrant = source === 'gift' || source === 'comp'
  const trialActive = status === 'trial' && trialInFuture
  const trialCancelled = status === 'cancelled' && trialInFuture
  const active = status === 'active' && (!isGrant || subscriptionInFuture)
  const cancelled = trialCancelled || (status === 'cancelled' && subscriptionInFuture)
  const access = active || trialActive || cancelled
  return { trialActive, trialCancelled, active, cancelled, access }
}

const label = (standing: Standing) =>
  `${standing.source ?? 'on the wire'} ${standing.status}, trial ${at(standing.trialEndsAt)}, subscription ${at(standing.subscriptionEndsAt)}`
const at = (end: EpochSeconds | null) => (end === null ? 'never' : `${end - NOW} s`)

test('the table of cases covers every status, source and end date', () => {
  expect(cells).toHaveLength(5 * 5 * 5 * 4)
})

describe('access', () => {
  test.each(cells.map((cell) => [label(cell), cell] as const))('%s', (_, standing) => {
    const rule = expected(standing)
    const membership = membershipOf(standing, NOW)

    expect(membership).toMatchObject({
      isTrialActive: rule.trialActive,
      isTrialCancelled: rule.trialCancelled,
      isSubscriptionActive: rule.active,
      isSubscriptionCancelled: rule.cancelled,
      hasActiveAccess: rule.access,
      shouldShowUpgrade: !rule.access,
      shouldShowCancelButton: rule.active,
      shouldShowReactivateButton: rule.cancelled,
    })
    expect(labelsOf(membership)).toEqual(labelsBy(rule))
  })
})

function labelsBy(rule: ReturnType<typeof expected>) {
  const billingPlan = rule.access ? 'Premium Monthly' : 'Free'
  if (rule.active) return { display: 'Active', badge: 'Premium', accountPlan: 'Premium', billingPlan }
  if (rule.trialActive) return { display: 'Trial', badge: 'Trial', accountPlan: 'Trial', billingPlan }
  if (rule.trialCancelled) {
    return { display: 'Trial Cancelled', badge: 'Trial Cancelled', accountPlan: 'Trial Cancelled', billingPlan }
  }
  if (rule.cancelled) return { display: 'Cancelled', badge: 'Cancelled', accountPlan: 'Premium Cancelled', billingPlan }
  return { display: 'Inactive', badge: 'Free', accountPlan: 'Free', billingPlan }
}

describe('what is left', () => {
  const trial = (ends: number): Standing => ({ status: 'trial', trialEndsAt: later(ends), subscriptionEndsAt: null })

  test.each([
    [3 * DAY, 3],
    [2 * DAY + 1, 3],
    [DAY, 1],
    [1, 1],
    [0, 0],
    [-DAY, 0],
  ])('a trial that ends in %i s has %i days', (seconds, days) => {
    expect(daysUntil(later(seconds), NOW)).toBe(days)
    expect(membershipOf(trial(seconds), NOW).trialDaysRemaining).toBe(days)
  })

  test('the days left of a cancelled subscription count to its own end', () => {
    const standing: Standing = { status: 'cancelled', trialEndsAt: later(-DAY), subscriptionEndsAt: later(DAY + 1) }

    expect(membershipOf(standing, NOW)).toMatchObject({
      trialDaysRemaining: 0,
      cancelledSubscriptionDaysRemaining: 2,
      accessExpirationDate: later(DAY + 1),
    })
  })

  test('the days left of a cancelled trial count to the end of access', () => {
    const ends = { trialEndsAt: later(DAY), subscriptionEndsAt: later(DAY) }

    expect(membershipOf({ status: 'cancelled', ...ends }, NOW)).toMatchObject({
      trialDaysRemaining: 1,
      cancelledSubscriptionDaysRemaining: 1,
      accessExpirationDate: later(DAY),
    })
  })

  test('nothing is left once access is over, and no date stays behind', () => {
    expect(membershipOf(trial(-1), NOW)).toMatchObject({ trialDaysRemaining: 0, accessExpirationDate: null })
  })
})

describe('the countdown of a trial', () => {
  test.each([
    [3 * DAY, '3d 0h'],
    [2 * DAY + 4 * HOUR + 59 * MINUTE, '2d 4h'],
    [DAY - 1, '23h 59m'],
    [4 * HOUR + 12 * MINUTE + 30, '4h 12m'],
    [HOUR, '1h 0m'],
    [HOUR - 1, '59m'],
    [59, '0m'],
    [0, '0m'],
    [-DAY, '0m'],
  ])('%i s before its end reads %s', (seconds, words) => {
    expect(countdownLabel(countdownTo(later(seconds), NOW))).toBe(words)
  })
})
