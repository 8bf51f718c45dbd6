import { describe, expect, test } from 'vitest'
import { giftTrial, madeFree } from '../../../../functions/domain/admin/operatorClaims.ts'
import { replaceAccess } from '../../../../functions/flows/admin/replaceAccess.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const gift = {
  accountId: 'usr_jane',
  claimAfter: () => giftTrial(7, NOW),
  mail: 'accessGranted',
  endsPaid: false,
  now: NOW,
} as const
const free = {
  ...gift,
  claimAfter: () => madeFree({ seen: undefined, now: NOW }),
  mail: 'accessEnded',
  endsPaid: true,
} as const
const trial = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt: later(DAY) })

describe('access that an operator replaces', () => {
  test('ends at Stripe, and is mailed with the write', async () => {
    const needs = moneyNeeds({
      entitlement: trial,
      subscriptions: [aTrial(), aSubscription({ id: 'sub_0', status: 'canceled' })],
    })

    await replaceAccess(needs, gift)

    expect(needs.statuses()).toEqual(['canceled', 'canceled'])
    expect(needs.entitlementOf()).toMatchObject({ source: 'gift', trialEndsAt: later(7 * DAY), version: 2 })
    expect(needs.entitlementOf()).not.toHaveProperty('subscriptionId')
    expect([...needs.memory.mails.keys()]).toEqual(['usr_jane/accessGranted-1'])
  })

  test('asks nothing of Stripe for whoever is no customer', async () => {
    const needs = moneyNeeds()
    needs.memory.customers.clear()
    const listSubscriptions = () => Promise.reject(new Error('nobody may ask'))

    await replaceAccess({ ...needs, payments: { ...needs.payments, listSubscriptions } }, gift)

    expect(needs.entitlementOf()?.source).toBe('gift')
  })

  test('ends a month that is paid for only where that is meant', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription()] })

    await expect(replaceAccess(needs, gift)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(needs.statuses()).toEqual(['active'])
    await replaceAccess(needs, free)
    expect(needs.statuses()).toEqual(['canceled'])
  })

  test('is written after the event of its end has come first', async () => {
    const needs = moneyNeeds({ entitlement: trial, subscriptions: [aTrial()] })
    const endSubscription = async (id: string) => {
      await needs.payments.endSubscription(id)
      await needs.entitlements.replace('usr_jane', needs.entitlementOf(), {
        claim: { ...trial, status: 'inactive' },
        now: NOW,
      })
    }

    await replaceAccess({ ...needs, payments: { ...needs.payments, endSubscription } }, free)

    expect(needs.entitlementOf()).toMatchObject({ status: 'free', version: 3 })
    expect(needs.mailKinds()).toEqual(['accessEnded'])
  })

  test('is a conflict when somebody else always writes first', async () => {
    const needs = moneyNeeds({ entitlement: trial })
    const entitlements = { ...needs.entitlements, commit: async () => false }

    await expect(replaceAccess({ ...needs, entitlements }, gift)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('is looked at before anything ends', async () => {
    const needs = moneyNeeds({ entitlement: trial, subscriptions: [aTrial()] })
    const claimAfter = () => {
      throw new Error('not this one')
    }

    await expect(replaceAccess(needs, { ...gift, claimAfter })).rejects.toThrow('not this one')
    expect(needs.statuses()).toEqual(['trialing'])
  })
})
