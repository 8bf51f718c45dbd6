import { expect, test } from 'vitest'
import { cancelSubscription } from '../../../../functions/flows/admin/cancelSubscription.ts'
import { reactivate } from '../../../../functions/flows/admin/reactivate.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

test('what was cancelled goes on, the person is told, and a second time is refused', async () => {
  const entitlement = anEntitlement({ subscriptionId: 'sub_1' })
  const needs = moneyNeeds({ entitlement, subscriptions: [aSubscription()] })
  await cancelSubscription(needs, asked)

  const { before, user } = await reactivate(needs, asked)

  expect([before.subscriptionStatus, user.subscriptionStatus]).toEqual(['cancelled', 'active'])
  expect(needs.mailKinds()).toEqual(['subscriptionCancelled', 'subscriptionReactivated'])
  await expect(reactivate(needs, asked)).rejects.toMatchObject({ code: 'ACTION_UNAVAILABLE' })
})
