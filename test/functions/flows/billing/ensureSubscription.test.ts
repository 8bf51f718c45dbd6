import { describe, expect, test } from 'vitest'
import type { CheckoutAttempt } from '../../../../functions/domain/billing/checkoutAttempt.ts'
import { ensureSubscription } from '../../../../functions/flows/billing/ensureSubscription.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { aSetup } from '../../../fakes/fakePayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const setup = { ...aSetup(), paymentMethodId: 'pm_1' }

async function needsWith(checkout: CheckoutAttempt, subscriptions = [] as ReturnType<typeof aSubscription>[]) {
  const needs = moneyNeeds({ subscriptions })
  await needs.checkouts.begin(undefined, checkout)
  const ensure = (payments: Partial<typeof needs.payments> = {}) =>
    ensureSubscription(
      { ...needs, payments: { ...needs.payments, ...payments } },
      {
        checkout,
        customerId: 'cus_jane',
        setup,
        record: { account: anAccount(), entitlement: needs.entitlementOf() },
        now: NOW,
      },
    )
  return { ...needs, ensure }
}

describe('the subscription of a checkout', () => {
  test('is made with the end of its trial, its card and a key that a repetition has too', async () => {
    const { ensure, payments } = await needsWith(aCheckout({ trialEndsAt: later(3 * DAY), tries: 2 }))

    expect(await ensure()).toMatchObject({ id: 'sub_1', status: 'trialing', trialEndsAt: later(3 * DAY) })
    expect([...payments.state.asked.values()]).toEqual([
      {
        customerId: 'cus_jane',
        accountId: 'usr_jane',
        attempt: 'chk_1',
        currency: 'USD',
        paymentMethodId: 'pm_1',
        trialEndsAt: later(3 * DAY),
        idempotencyKey: 'sub:usr_jane:chk_1:2',
      },
    ])
  })

  test('is paid at once where there is no trial', async () => {
    const { ensure, payments } = await needsWith(aCheckout({ offer: 'paid', currency: 'SGD' }))

    expect(await ensure()).toMatchObject({ status: 'active', currency: 'sgd' })
    expect([...payments.state.asked.values()][0]?.trialEndsAt).toBeNull()
  })

  test('is the one that an earlier call has made, also when another one lives beside it', async () => {
    const mine = aTrial({ id: 'sub_2', status: 'past_due' })
    const { ensure, payments } = await needsWith(aCheckout(), [aSubscription({ attempt: 'chk_0' }), mine])

    expect(await ensure()).toEqual(mine)
    expect(payments.state.asked.size).toBe(0)
  })

  test('is one of another checkout that is paid for, since nobody pays for two', async () => {
    const other = aSubscription({ id: 'sub_2', attempt: 'chk_0' })
    const owing = aSubscription({ attempt: 'chk_00', status: 'past_due' })
    const { ensure, payments, statuses } = await needsWith(aCheckout(), [owing, other])

    expect(await ensure()).toEqual(other)
    expect(payments.state.asked.size).toBe(0)
    expect(statuses()).toEqual(['past_due', 'active'])
  })

  test('takes the place of one that was never paid, which is ended first', async () => {
    const over = aSubscription({ id: 'sub_0', attempt: 'chk_00', status: 'unpaid' })
    const owing = aSubscription({ attempt: 'chk_0', status: 'past_due' })
    const { ensure, statuses } = await needsWith(aCheckout({ offer: 'paid' }), [over, owing])

    expect(await ensure()).toMatchObject({ id: 'sub_3', attempt: 'chk_1' })
    expect(statuses()).toEqual(['unpaid', 'canceled', 'active'])
  })

  test('that Stripe remembers as failed gets a new key for the next try', async () => {
    const { ensure, memory } = await needsWith(aCheckout({ tries: 1 }))

    await expect(ensure({ createSubscription: async () => 'failed' })).rejects.toMatchObject({
      code: 'PAYMENTS_DOWN',
      details: { retryAfter: 5 },
    })
    expect(memory.checkouts.get('usr_jane')?.tries).toBe(2)
  })

  test('that has ended since under its key cannot be had again', async () => {
    const { ensure } = await needsWith(aCheckout())
    const createSubscription = async () => aSubscription({ status: 'canceled' })

    await expect(ensure({ createSubscription })).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })
  })

  test('that a declined card did not get ends its checkout', async () => {
    const { ensure, memory } = await needsWith(aCheckout())
    const createSubscription = () => Promise.reject(new Problem('CARD_DECLINED'))

    await expect(ensure({ createSubscription })).rejects.toMatchObject({ code: 'CARD_DECLINED' })
    expect(memory.checkouts.has('usr_jane')).toBe(false)
  })

  test('that a declined card did not get gives back the trial that it had claimed', async () => {
    const { ensure, memory } = await needsWith(aCheckout({ claims: ['address'], trialEndsAt: later(3 * DAY) }))
    memory.trials.set('address', 'chk_1')
    const createSubscription = () => Promise.reject(new Problem('CARD_DECLINED'))

    await expect(ensure({ createSubscription })).rejects.toMatchObject({ code: 'CARD_DECLINED' })
    expect(memory.trials.size).toBe(0)
  })

  test.each([new Problem('PAYMENTS_DOWN'), new Error('a bug')])('waits in its checkout after %s', async (error) => {
    const { ensure, memory } = await needsWith(aCheckout())

    await expect(ensure({ createSubscription: () => Promise.reject(error) })).rejects.toBe(error)
    expect(memory.checkouts.get('usr_jane')).toEqual(aCheckout())
  })
})
