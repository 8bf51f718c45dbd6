import { expect, test } from 'vitest'
import { endBesideGrant } from '../../../../functions/flows/billing/endBesideGrant.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { NOW } from '../../../makers/later.ts'

test.each([
  ['whose first charge failed ends quietly', { status: 'past_due', hasPaid: false }, 0],
  ['that was paid for before rings an alarm', { status: 'past_due', hasPaid: true }, 1],
  ['that is active rings an alarm', { status: 'active' }, 1],
] as const)('beside a gift, a subscription %s', async (_, changes, alarms) => {
  const subscriptions = [aSubscription(changes)]
  const needs = moneyNeeds({ subscriptions })

  await endBesideGrant(needs, { accountId: 'usr_jane', subscriptions, now: NOW })

  expect(needs.statuses()).toEqual(['canceled'])
  expect(needs.warnings).toHaveLength(alarms)
})
