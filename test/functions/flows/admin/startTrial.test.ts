import { expect, test } from 'vitest'
import { startTrial } from '../../../../functions/flows/admin/startTrial.ts'
import { DAY, isoInstant } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', days: 7, now: NOW }

test('a gift trial lasts as many days as the operator says, and the person is told', async () => {
  const needs = moneyNeeds()

  expect(await startTrial(needs, asked)).toMatchObject({
    before: { subscriptionStatus: 'free' },
    user: { subscriptionStatus: 'trial', trialEndsAt: isoInstant(later(7 * DAY)), isComplimentary: true },
  })
  expect(needs.mailKinds()).toEqual(['accessGranted'])
})

test('of two operators who give it at once one is refused', async () => {
  const needs = moneyNeeds()

  const answers = await Promise.allSettled([startTrial(needs, asked), startTrial(needs, asked)])

  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(needs.entitlementOf()?.version).toBe(1)
})

test('whoever has just subscribed gets none, also before the event of it', async () => {
  const needs = moneyNeeds({ subscriptions: [aSubscription()] })

  await expect(startTrial(needs, asked)).rejects.toMatchObject({ code: 'ACTION_UNAVAILABLE' })
  expect(needs.statuses()).toEqual(['active'])
})

test('a month that was paid for while the operator gave a trial is not ended', async () => {
  const needs = moneyNeeds()
  const lists = [[], [aSubscription()]]
  const listSubscriptions = async () => lists.shift()!

  await expect(
    startTrial({ ...needs, payments: { ...needs.payments, listSubscriptions } }, asked),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(needs.entitlementOf()).toBeUndefined()
})
