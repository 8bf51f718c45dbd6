import { expect, test } from 'vitest'
import { voidCheckout } from '../../../../functions/flows/billing/voidCheckout.ts'
import { aSetup } from '../../../fakes/fakePayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { aStartedSubscription } from '../../../makers/aStartedSubscription.ts'
import { NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }

async function needsWith(changes: Parameters<typeof aCheckout>[0] = {}) {
  const needs = moneyNeeds()
  await needs.checkouts.begin(undefined, aCheckout(changes))
  needs.payments.state.setups.set('seti_1', aSetup({ status: 'waiting' }))
  return needs
}
const setupOf = ({ payments }: Awaited<ReturnType<typeof needsWith>>) => payments.state.setups.get('seti_1')?.status

test('a checkout that is closed can be confirmed no more, and no card can be saved for it', async () => {
  const needs = await needsWith()

  await voidCheckout(needs, asked)

  expect(needs.memory.checkouts.get('usr_jane')?.dueAt).toBe(NOW)
  expect(setupOf(needs)).toBe('canceled')
})

test('a checkout that a crash has left half closed is closed by the next call', async () => {
  const needs = await needsWith({ dueAt: NOW })

  await voidCheckout(needs, asked)

  expect(setupOf(needs)).toBe('canceled')
})

test('a checkout whose form was never shown has no card to cancel', async () => {
  const needs = await needsWith({ setupIntentId: undefined })

  await voidCheckout(needs, asked)

  expect(setupOf(needs)).toBe('waiting')
})

test('nothing happens to one that is finished, and to whoever has none', async () => {
  const needs = await needsWith({ done: aStartedSubscription() })

  await voidCheckout(needs, asked)
  await voidCheckout(needs, { ...asked, accountId: 'usr_john' })

  expect(setupOf(needs)).toBe('waiting')
})

test('a checkout that is confirmed in the same moment is a conflict', async () => {
  const needs = await needsWith()
  const checkouts = { ...needs.checkouts, update: async () => false }

  await expect(voidCheckout({ ...needs, checkouts }, asked)).rejects.toMatchObject({ code: 'CONFLICT' })
})
