import { describe, expect, test } from 'vitest'
import { readSyncedTarget, readTarget } from '../../../../functions/flows/admin/readTarget.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

describe('whom an action is about', () => {
  test.each(['deleting', 'unknown'] as const)('is nobody when the account is %s', async (status) => {
    const needs = moneyNeeds({ subscriptions: [aSubscription()] })
    needs.memory.accounts.set('usr_jane', anAccount({ status }))

    await expect(readTarget(needs, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(readSyncedTarget(needs, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(needs.statuses()).toEqual(['active'])
  })

  test('is somebody else when their status has changed since', async () => {
    const needs = moneyNeeds({ entitlement: anEntitlement() })

    await expect(readTarget(needs, { ...asked, expectedStatus: 'trial' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: "This person's status is active by now, so nothing was done. Reload and look again.",
    })
    expect(await readTarget(needs, { ...asked, expectedStatus: 'active' })).toMatchObject({
      before: { subscriptionStatus: 'active' },
    })
  })

  test('is compared with what Stripe says now, where an event is still under way', async () => {
    const trial = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt: later(60) })
    const needs = moneyNeeds({ entitlement: trial, subscriptions: [aSubscription()] })

    const { before, entitlement } = await readSyncedTarget(needs, { ...asked, expectedStatus: 'active' })

    expect(before.subscriptionStatus).toBe('active')
    expect(entitlement?.status).toBe('active')
  })
})
