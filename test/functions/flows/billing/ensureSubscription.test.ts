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
        plan: 'weekly',
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

  test('without a trial waits for its bank, whose secret the page gets, however often it asks', async () => {
    const { ensure, payments, statuses } = await needsWith(aCheckout({ offer: 'paid' }))
    payments.state.isAsked = true
    const waiting = {
      code: 'PAYMENT_CONFIRMATION_REQUIRED',
      details: { clientSecret: 'pi_of_in_first_sub_1_secret' },
    }

    await expect(ensure()).rejects.toMatchObject(waiting)
    await expect(ensure()).rejects.toMatchObject(waiting)
    expect(statuses()).toEqual(['incomplete'])

    payments.state.isAsked = false
    expect(await ensure()).toMatchObject({ id: 'sub_1', status: 'active' })
  })

  test('is given up when the first charge is declined, and its checkout with it', async () => {
    const { ensure, payments, statuses, memory } = await needsWith(aCheckout({ offer: 'paid' }))
    payments.state.isDeclined = true

    await expect(ensure()).rejects.toMatchObject({ code: 'CARD_DECLINED' })
    expect(statuses()).toEqual(['incomplete_expired'])
    expect(memory.checkouts.has('usr_jane')).toBe(false)
  })

  test('that was paid and does not know it yet is asked for again in a moment', async () => {
    const { ensure, statuses } = await needsWith(aCheckout({ offer: 'paid' }))

    await expect(ensure({ payInvoice: async () => ({ clientSecret: null }) })).rejects.toMatchObject({
      code: 'PAYMENT_METHOD_PENDING',
    })
    expect(statuses()).toEqual(['incomplete'])
    expect(await ensure()).toMatchObject({ status: 'active' })
  })

  test('that nobody paid for in time cannot be had again', async () => {
    const expired = aSubscription({ attempt: 'chk_1', status: 'incomplete_expired' })
    const { ensure } = await needsWith(aCheckout({ offer: 'paid' }), [expired])

    await expect(ensure()).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })
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

  describe('with a promotion code', () => {
    const promotion = { id: 'promo_1', code: 'STARS', amountOff: 649, months: 1 }
    const unavailable = () => Promise.reject(new Problem('PROMOTION_UNAVAILABLE'))

    test('asks for it with its first month', async () => {
      const { ensure, payments } = await needsWith(aCheckout({ offer: 'paid', promotion }))

      expect(await ensure()).toMatchObject({ status: 'active' })
      expect([...payments.state.asked.values()][0]?.promotion).toEqual(promotion)
    })

    test('gets its discount once the trial has begun, also where an earlier call crashed before that', async () => {
      const trial = aCheckout({ promotion, trialEndsAt: later(3 * DAY) })
      const discounted = { status: 'trialing', nextAmount: 650, hasDiscount: true }
      const { ensure } = await needsWith(trial)
      await expect(ensure({ applyPromotion: () => Promise.reject(new Problem('PAYMENTS_DOWN')) })).rejects.toThrow()

      expect(await ensure()).toMatchObject(discounted)
      expect(await ensure({ applyPromotion: unavailable })).toMatchObject(discounted)
    })

    test('that a trial cannot have any more ends it, with its checkout and before anything is charged', async () => {
      const { ensure, statuses, memory } = await needsWith(aCheckout({ promotion, trialEndsAt: later(3 * DAY) }))

      await expect(ensure({ applyPromotion: unavailable })).rejects.toMatchObject({ code: 'PROMOTION_UNAVAILABLE' })
      expect([statuses(), memory.checkouts.size]).toEqual([['canceled'], 0])
    })

    test('that a first month cannot have any more ends its checkout', async () => {
      const { ensure, memory } = await needsWith(aCheckout({ offer: 'paid', promotion }))

      await expect(ensure({ createSubscription: unavailable })).rejects.toMatchObject({
        code: 'PROMOTION_UNAVAILABLE',
      })
      expect(memory.checkouts.size).toBe(0)
    })
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
