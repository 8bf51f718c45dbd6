import { expect, test } from 'vitest'
import { unlockPremium } from '../../../../functions/flows/admin/unlockPremium.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, isoInstant } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', months: 12, now: NOW }
const entitlement = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt: later(3 * DAY) })

test('months take the place of a trial at Stripe, which is never charged', async () => {
  const needs = moneyNeeds({ entitlement, subscriptions: [aTrial()] })

  expect(await unlockPremium(needs, asked)).toMatchObject({
    before: { subscriptionStatus: 'trial' },
    user: {
      subscriptionStatus: 'active',
      subscriptionEndsAt: isoInstant(later(365 * DAY)),
      trialEndsAt: isoInstant(NOW),
      isComplimentary: true,
      stripeSubscriptionId: null,
    },
  })
  expect(needs.statuses()).toEqual(['canceled'])
  expect(needs.payments.state.invoices).toEqual([])
  expect(needs.mailKinds()).toEqual(['accessGranted'])
})

test('when nobody knows whether the trial has ended, a job asks Stripe again and nothing is given yet', async () => {
  const needs = moneyNeeds({ entitlement, subscriptions: [aTrial()] })
  const endSubscription = () => Promise.reject(new Problem('PAYMENTS_DOWN'))

  const unlocking = unlockPremium({ ...needs, payments: { ...needs.payments, endSubscription } }, asked)

  await expect(unlocking).rejects.toMatchObject({ code: 'PAYMENTS_DOWN' })
  expect(await needs.events.listDue(NOW)).toEqual([`sync-cus_jane-${NOW}`])
  expect(needs.entitlementOf()?.status).toBe('trial')
})

test('a month that was paid for while the operator gave others is not ended', async () => {
  const needs = moneyNeeds()
  const lists = [[], [aSubscription()]]
  const listSubscriptions = async () => lists.shift()!

  await expect(
    unlockPremium({ ...needs, payments: { ...needs.payments, listSubscriptions } }, asked),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(needs.entitlementOf()).toBeUndefined()
})
