import { describe, expect, test } from 'vitest'
import { resetTrial } from '../../../../functions/flows/admin/resetTrial.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, isoInstant } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }
const trialEndsAt = later(3 * DAY)
const trial = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt })
const gift = anEntitlement({ status: 'trial', source: 'gift', trialEndsAt })

describe('a trial that an operator extends', () => {
  test('ends thirty days from now, at Stripe first, and its first charge is announced anew', async () => {
    const needs = moneyNeeds({ entitlement: trial, subscriptions: [aTrial()] })

    expect((await resetTrial(needs, asked)).user.trialEndsAt).toBe(isoInstant(later(30 * DAY)))
    expect(needs.payments.state.subscriptions[0]?.trialEndsAt).toBe(later(30 * DAY))
    expect([...needs.memory.mails.values()]).toMatchObject([
      { kind: 'trialExtended', charge: { amount: 1299, currency: 'usd', at: later(30 * DAY) } },
    ])
  })

  test('has nothing at Stripe when it is a gift', async () => {
    const needs = moneyNeeds({ entitlement: gift })

    expect((await resetTrial(needs, asked)).user).toMatchObject({
      trialEndsAt: isoInstant(later(30 * DAY)),
      isComplimentary: true,
    })
    expect(needs.mailKinds()).toEqual(['accessGranted'])
    expect(needs.payments.state.trialEnds.size).toBe(0)
  })

  test('is a conflict when a gift was changed at the same time', async () => {
    const needs = moneyNeeds({ entitlement: gift })
    const entitlements = { ...needs.entitlements, commit: async () => false }

    await expect(resetTrial({ ...needs, entitlements }, asked)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('is looked at again by a job when nobody knows whether Stripe has heard', async () => {
    const needs = moneyNeeds({ entitlement: trial, subscriptions: [aTrial()] })
    const setTrialEnd = () => Promise.reject(new Problem('PAYMENTS_DOWN'))

    await expect(resetTrial({ ...needs, payments: { ...needs.payments, setTrialEnd } }, asked)).rejects.toMatchObject({
      code: 'PAYMENTS_DOWN',
    })
    expect(await needs.events.listDue(NOW)).toEqual([`sync-cus_jane-${NOW}`])
  })
})
