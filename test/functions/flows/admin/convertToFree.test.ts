import { expect, test } from 'vitest'
import { convertToFree } from '../../../../functions/flows/admin/convertToFree.ts'
import { syncSubscription } from '../../../../functions/flows/billing/syncSubscription.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }
const active = anEntitlement({ subscriptionId: 'sub_1' })

test('whoever is made free pays nothing more, and a late event of the subscription changes nothing', async () => {
  const needs = moneyNeeds({ entitlement: active, subscriptions: [aSubscription()] })

  const { before, user } = await convertToFree(needs, asked)
  await syncSubscription(needs, asked)

  expect([before.subscriptionStatus, user.subscriptionStatus]).toEqual(['active', 'free'])
  expect(needs.statuses()).toEqual(['canceled'])
  expect(needs.entitlementOf()).toMatchObject({ status: 'free', version: 2 })
  expect(needs.mailKinds()).toEqual(['accessEnded'])
})

test('complimentary months end too', async () => {
  const entitlement = anEntitlement({ source: 'comp', subscriptionEndsAt: later(90 * DAY) })
  const needs = moneyNeeds({ entitlement })

  expect((await convertToFree(needs, asked)).user).toMatchObject({
    subscriptionStatus: 'free',
    subscriptionEndsAt: null,
    isComplimentary: false,
  })
})

test('when nobody knows whether the subscription has ended, a job asks Stripe again', async () => {
  const needs = moneyNeeds({ entitlement: active, subscriptions: [aSubscription()] })
  const endSubscription = () => Promise.reject(new Problem('PAYMENTS_DOWN'))

  const freeing = convertToFree({ ...needs, payments: { ...needs.payments, endSubscription } }, asked)

  await expect(freeing).rejects.toMatchObject({ code: 'PAYMENTS_DOWN' })
  expect(await needs.events.listDue(NOW)).toEqual([`sync-cus_jane-${NOW}`])
  expect(needs.entitlementOf()).toEqual(active)
})
