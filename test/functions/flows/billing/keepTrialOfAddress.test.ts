import { expect, test } from 'vitest'
import { drainEvents } from '../../../../functions/flows/billing/drainEvents.ts'
import { keepTrialOfAddress } from '../../../../functions/flows/billing/keepTrialOfAddress.ts'
import { addressClaim } from '../../../../functions/flows/billing/trialClaims.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aStripeEvent } from '../../../makers/aStripeEvent.ts'
import { later, NOW } from '../../../makers/later.ts'

const isKept = async (needs: ReturnType<typeof moneyNeeds>) =>
  needs.checkouts.hasTrial(await addressClaim(needs, { email: 'jane@example.com', now: NOW }))

function having({ emailVerified = true, hasHadTrial = true } = {}) {
  const needs = moneyNeeds()
  const account = anAccount({ emailVerified })
  needs.memory.accounts.set('usr_jane', account)
  needs.memory.customers.set('usr_jane', { customerId: 'cus_jane', ...(hasHadTrial && { trialUsedAt: later(-DAY) }) })
  return { ...needs, account }
}

test('a trial that was had is remembered under an address that was verified, once', async () => {
  const needs = having()
  await keepTrialOfAddress(needs, { account: needs.account, now: NOW })
  await keepTrialOfAddress(needs, { account: needs.account, now: NOW })

  expect(await isKept(needs)).toBe(true)
})

test('of an address that was never verified, or of somebody without a trial, nothing is', async () => {
  for (const needs of [having({ emailVerified: false }), having({ hasHadTrial: false })]) {
    await keepTrialOfAddress(needs, { account: needs.account, now: NOW })
    expect(await isKept(needs)).toBe(false)
  }
})

test('whoever verifies after the trial has begun is remembered at the next event', async () => {
  const needs = having()
  await needs.events.add(aStripeEvent({ type: 'invoice.paid', customerId: 'cus_jane' }), NOW)
  await drainEvents(needs, { now: NOW })

  expect(await isKept(needs)).toBe(true)
})
