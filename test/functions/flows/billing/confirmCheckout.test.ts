import { expect, test } from 'vitest'
import { confirmCheckout } from '../../../../functions/flows/billing/confirmCheckout.ts'
import { startCheckout } from '../../../../functions/flows/billing/startCheckout.ts'
import { MINUTE } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

const FREE = { status: 'free', trialEndsAt: null, subscriptionEndsAt: null } as const

async function withCard() {
  const needs = moneyNeeds()
  const asked = { account: anAccount(), standing: FREE, plan: 'weekly', currency: 'USD', now: NOW } as const
  const { setupIntentId } = await startCheckout(needs, asked)
  const setup = needs.payments.state.setups.get(setupIntentId)!
  needs.payments.state.setups.set(setupIntentId, { ...setup, status: 'succeeded', paymentMethodId: 'pm_1' })
  const confirm = (id = setupIntentId, now = NOW) =>
    confirmCheckout(needs, { accountId: 'usr_jane', setupIntentId: id, now })
  return { needs, confirm }
}

test('a checkout that is confirmed twenty times starts one trial, and all hear the same', async () => {
  const { needs, confirm } = await withCard()

  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm()))

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(needs.statuses()).toEqual(['trialing'])
})

test('whoever tries setups that are not theirs waits after ten different ones in ten minutes', async () => {
  const { confirm } = await withCard()
  for (let guess = 0; guess < 10; guess += 1)
    await expect(confirm(`seti_guess${guess}`)).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })

  const limited = { code: 'RATE_LIMITED', details: { retryAfter: 9 * MINUTE } }
  await expect(confirm('seti_guess10', later(MINUTE))).rejects.toMatchObject(limited)
  await expect(confirm('seti_guess10', later(10 * MINUTE))).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })
})
