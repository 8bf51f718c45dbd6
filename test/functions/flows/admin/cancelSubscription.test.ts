import { expect, test } from 'vitest'
import { cancelSubscription } from '../../../../functions/flows/admin/cancelSubscription.ts'
import { DAY, isoInstant } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

test('a subscription that an operator cancels lasts to the end of its month, and again is the same', async () => {
  const needs = moneyNeeds({
    entitlement: anEntitlement({ subscriptionId: 'sub_1' }),
    subscriptions: [aSubscription()],
  })

  const first = await cancelSubscription(needs, asked)
  const second = await cancelSubscription(needs, asked)

  expect(first.user).toMatchObject({
    subscriptionStatus: 'cancelled',
    subscriptionEndsAt: isoInstant(later(30 * DAY)),
  })
  expect(second).toEqual({ before: first.user, user: first.user })
  expect(needs.mailKinds()).toEqual(['subscriptionCancelled'])
})

test('a subscription whose charge failed ends at once, and the person is told', async () => {
  const needs = moneyNeeds({
    entitlement: anEntitlement({ subscriptionId: 'sub_1', isPastDue: true, subscriptionEndsAt: later(7 * DAY) }),
    subscriptions: [aSubscription({ status: 'past_due' })],
  })

  expect((await cancelSubscription(needs, asked)).user.subscriptionStatus).toBe('inactive')
  expect(needs.mailKinds()).toEqual(['subscriptionEnded'])
})
