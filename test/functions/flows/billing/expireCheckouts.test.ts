import { expect, test } from 'vitest'
import { expireCheckouts } from '../../../../functions/flows/billing/expireCheckouts.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { aSetup } from '../../../fakes/fakePayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later } from '../../../makers/later.ts'

async function withCheckout(changes = {}, subscriptions: ReturnType<typeof aSubscription>[] = []) {
  const needs = moneyNeeds({ subscriptions })
  await needs.checkouts.begin(undefined, aCheckout({ claims: ['card'], ...changes }))
  needs.memory.trials.set('card', 'chk_1')
  needs.payments.state.setups.set('seti_1', aSetup({ status: 'waiting' }))
  return needs
}

test('a checkout that nobody finished is gone after its day, with its card form and its trial', async () => {
  const needs = await withCheckout()

  expect(await expireCheckouts(needs, { now: later(DAY - 1) })).toEqual({ done: 0, failed: 0 })
  expect(await expireCheckouts(needs, { now: later(DAY) })).toEqual({ done: 1, failed: 0 })

  expect(needs.memory.checkouts.size).toBe(0)
  expect(needs.memory.trials.size).toBe(0)
  expect(needs.payments.state.setups.get('seti_1')?.status).toBe('canceled')
})

test('a checkout that never got a card form has none to cancel', async () => {
  const needs = await withCheckout({ setupIntentId: undefined })

  expect(await expireCheckouts(needs, { now: later(DAY) })).toEqual({ done: 1, failed: 0 })
  expect(needs.payments.state.setups.get('seti_1')?.status).toBe('waiting')
  expect(needs.memory.checkouts.size).toBe(0)
})

test('a subscription that was never written down is found first, and its trial stays used', async () => {
  const needs = await withCheckout({}, [aTrial()])

  expect(await expireCheckouts(needs, { now: later(DAY) })).toEqual({ done: 1, failed: 0 })

  expect(needs.entitlementOf()?.status).toBe('trial')
  expect(needs.memory.customers.get('usr_jane')?.trialUsedAt).toBe(later(DAY))
  expect([...needs.memory.mails.values()]).toMatchObject([{ kind: 'trialStarted', dueAt: later(DAY) }])
  expect(needs.memory.trials.get('card')).toBe('chk_1')
  expect(needs.memory.checkouts.size).toBe(0)
})

test('an earlier subscription that is over does not keep the trial of this checkout', async () => {
  const needs = await withCheckout({}, [aSubscription({ attempt: 'chk_0', status: 'canceled' })])
  needs.memory.entitlements.set('usr_jane', {
    status: 'active',
    source: 'stripe',
    subscriptionId: 'sub_1',
    trialEndsAt: null,
    subscriptionEndsAt: null,
    version: 1,
  })

  await expireCheckouts(needs, { now: later(DAY) })

  expect(needs.entitlementOf()?.status).toBe('inactive')
  expect(needs.memory.trials.size).toBe(0)
})

test('a checkout that fails is tried again in an hour, and holds up no other', async () => {
  const needs = await withCheckout()
  await needs.checkouts.begin(undefined, aCheckout({ accountId: 'usr_john', setupIntentId: 'seti_john' }))
  const cancelSetup = async (id: string) => {
    if (id === 'seti_1') throw new Problem('PAYMENTS_DOWN', { message: 'Stripe is down' })
  }
  const failing = { ...needs, payments: { ...needs.payments, cancelSetup } }

  expect(await expireCheckouts(failing, { now: later(DAY) })).toEqual({ done: 1, failed: 1 })

  expect(needs.warnings).toEqual([['a checkout was not ended', 'Stripe is down']])
  expect([...needs.memory.checkouts.keys()]).toEqual(['usr_jane'])
  expect(await needs.checkouts.due.listDue(later(DAY + HOUR - 1))).toEqual([])
  expect(await needs.checkouts.due.listDue(later(DAY + HOUR))).toEqual(['usr_jane'])
})

test('a checkout that another run has is left to it', async () => {
  const needs = await withCheckout()
  await needs.checkouts.due.claim('usr_jane', later(DAY))

  expect(await expireCheckouts(needs, { now: later(DAY) })).toEqual({ done: 0, failed: 0 })
  expect(needs.memory.checkouts.size).toBe(1)
})

test('a run whose time is up leaves the rest to the next one', async () => {
  const needs = await withCheckout()

  expect(await expireCheckouts(needs, { now: later(DAY), mayGoOn: () => false })).toEqual({ done: 0, failed: 0 })
  expect(await needs.checkouts.due.listDue(later(DAY))).toEqual(['usr_jane'])
})
