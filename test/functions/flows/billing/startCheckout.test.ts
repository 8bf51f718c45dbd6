import { describe, expect, test, vi } from 'vitest'
import { ensureTrial } from '../../../../functions/flows/billing/ensureTrial.ts'
import { startCheckout } from '../../../../functions/flows/billing/startCheckout.ts'
import { addressClaim } from '../../../../functions/flows/billing/trialClaims.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import type { CurrencyCode } from '../../../../shared/domain/money.ts'
import type { Standing } from '../../../../shared/domain/subscription.ts'
import { DAY, isoInstant, MINUTE } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { aStartedSubscription } from '../../../makers/aStartedSubscription.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const FREE: Standing = { status: 'free', trialEndsAt: null, subscriptionEndsAt: null }

interface CheckoutOptions {
  currency?: CurrencyCode
  standing?: Partial<Standing>
  at?: number
}

const start = (needs: ReturnType<typeof moneyNeeds>, { currency = 'USD', standing, at = 0 }: CheckoutOptions = {}) =>
  startCheckout(needs, {
    account: anAccount(),
    standing: { ...FREE, ...standing },
    plan: 'weekly',
    currency,
    now: later(at),
  })

describe('a checkout', () => {
  test('offers a trial and says when the first charge is', async () => {
    const needs = moneyNeeds()

    expect(await start(needs)).toEqual({
      clientSecret: 'seti_1_secret',
      setupIntentId: 'seti_1',
      userStatus: 'free',
      currentStatus: 'free',
      message: 'Add a payment method to start your trial.',
      currency: 'USD',
      offer: {
        kind: 'trial',
        plan: 'weekly',
        amount: 1299,
        currency: 'USD',
        firstChargeAt: isoInstant(later(3 * DAY)),
      },
    })
    expect(needs.memory.checkouts.get('usr_jane')).toMatchObject({
      offer: 'trial',
      amount: 1299,
      setupIntentId: 'seti_1',
      tries: 0,
      dueAt: later(DAY),
      version: 2,
    })
    expect(needs.memory.checkouts.get('usr_jane')?.attempt).toMatch(/^chk_/)
  })

  test('makes a customer of whoever is none yet', async () => {
    const needs = moneyNeeds()
    needs.memory.customers.clear()
    needs.payments.state.customers.clear()

    await start(needs)

    expect(needs.memory.customers.get('usr_jane')).toEqual({ customerId: 'cus_1' })
    expect(needs.payments.state.setups.get('seti_1')?.customerId).toBe('cus_1')
  })

  test('that is open is answered again, with the same card form', async () => {
    const needs = moneyNeeds()
    const first = await start(needs)

    expect(await start(needs, { at: DAY - 1 })).toMatchObject({ setupIntentId: first.setupIntentId })
    expect(needs.payments.state.setups.size).toBe(1)
  })

  test('that an event has finished since the call was let in is followed by no second one', async () => {
    const needs = moneyNeeds()
    const { setupIntentId } = await start(needs)
    const setup = needs.payments.state.setups.get(setupIntentId)!
    needs.payments.state.setups.set(setupIntentId, { ...setup, status: 'succeeded', paymentMethodId: 'pm_1' })
    await ensureTrial(needs, { accountId: 'usr_jane', setupIntentId, now: NOW })

    await expect(start(needs)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
    expect(needs.payments.state.setups.size).toBe(1)
  })

  test('that an event has finished while this one was beginning is followed by no second one', async () => {
    const needs = moneyNeeds()
    const begin = vi.fn(async () => {
      needs.memory.checkouts.set('usr_jane', aCheckout({ done: aStartedSubscription() }))
      needs.memory.entitlements.set('usr_jane', anEntitlement({ status: 'active' }))
      return false
    })

    await expect(start({ ...needs, checkouts: { ...needs.checkouts, begin } })).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
    })
    expect(begin).toHaveBeenCalledTimes(1)
  })

  test('gives way to one in another currency that was begun at the same time, instead of replacing it in turn', async () => {
    const needs = moneyNeeds()
    const begun: string[] = []
    const { begin } = needs.checkouts
    needs.checkouts.begin = async (seen, next) => {
      begun.push(next.currency)
      return begin(seen, next)
    }

    const outcomes = await Promise.allSettled([start(needs), start(needs, { currency: 'SGD' }), start(needs)])

    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['CONFLICT']))
    expect(refused.length).toBeLessThan(3)
    expect(begun.length).toBeLessThanOrEqual(3)
  })

  test('in another currency takes the place of the one that is open', async () => {
    const needs = moneyNeeds()
    await start(needs)

    expect(await start(needs, { currency: 'SGD' })).toMatchObject({
      setupIntentId: 'seti_2',
      currency: 'SGD',
      offer: { amount: 1699, currency: 'SGD' },
    })
    expect(needs.memory.checkouts.get('usr_jane')).toMatchObject({ currency: 'SGD', version: 4 })
  })

  test('whose day is over makes way for a new one', async () => {
    const needs = moneyNeeds()
    await start(needs)

    expect(await start(needs, { at: DAY })).toMatchObject({ setupIntentId: 'seti_2' })
  })

  test('at a price that has changed since makes way for a new one', async () => {
    const needs = moneyNeeds()
    await needs.checkouts.begin(undefined, aCheckout({ amount: 1199 }))

    await start(needs)

    expect(needs.memory.checkouts.get('usr_jane')).toMatchObject({ amount: 1299, version: 3 })
    expect(needs.memory.checkouts.get('usr_jane')?.attempt).not.toBe('chk_1')
  })

  test('that came to nothing gives its trial back to the next one', async () => {
    const needs = moneyNeeds()
    const claim = await addressClaim(needs, { email: 'jane@example.com', now: NOW })
    await needs.checkouts.begin(undefined, aCheckout({ dueAt: NOW, claims: [claim] }))
    needs.memory.trials.set(claim, 'chk_1')

    expect(await start(needs)).toMatchObject({ offer: { kind: 'trial' } })
    expect(needs.memory.trials.size).toBe(0)
  })

  test('whose card form Stripe has cancelled or forgotten begins anew', async () => {
    const needs = moneyNeeds()
    await start(needs)
    await needs.payments.cancelSetup('seti_1')

    expect(await start(needs)).toMatchObject({ setupIntentId: 'seti_2' })
    needs.payments.state.setups.delete('seti_2')
    expect(await start(needs)).toMatchObject({ userStatus: 'free' })
  })

  test('whose button was pressed before the page went away becomes what was agreed to', async () => {
    const needs = moneyNeeds()
    await start(needs)
    const setup = needs.payments.state.setups.get('seti_1')!
    needs.payments.state.setups.set('seti_1', { ...setup, status: 'succeeded', paymentMethodId: 'pm_1' })

    await expect(start(needs)).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      details: { currentStatus: 'trial' },
    })
    expect(needs.entitlementOf()?.status).toBe('trial')
  })

  test('of two clicks at once is one checkout', async () => {
    const needs = moneyNeeds()

    const [first, second] = await Promise.all([start(needs), start(needs)])

    expect(first).toEqual(second)
    expect(needs.payments.state.setups.size).toBe(1)
  })

  test('that somebody else changed at each of four tries is a conflict', async () => {
    const needs = moneyNeeds()
    const begin = vi.fn(async () => false)

    await expect(start({ ...needs, checkouts: { ...needs.checkouts, begin } })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(begin).toHaveBeenCalledTimes(4)
  })

  test('is not opened at a price that Stripe does not have', async () => {
    const needs = moneyNeeds()
    const checkPrice = () => Promise.reject(new Problem('PAYMENTS_DISABLED'))

    await expect(start({ ...needs, payments: { ...needs.payments, checkPrice } })).rejects.toMatchObject({
      code: 'PAYMENTS_DISABLED',
    })
    expect(needs.memory.checkouts.size).toBe(0)
  })
})

describe('whoever had a trial pays at once', () => {
  const paid = {
    message: 'Add a payment method to subscribe.',
    offer: { kind: 'paid', plan: 'weekly', amount: 1299, currency: 'USD', firstChargeAt: isoInstant(NOW) },
  }

  test('as a gift', async () => {
    const standing = { status: 'inactive', source: 'gift', trialEndsAt: later(-DAY) } as const

    expect(await start(moneyNeeds(), { standing })).toMatchObject(paid)
  })

  test('as a customer', async () => {
    const needs = moneyNeeds()
    await needs.customers.noteTrial('usr_jane', later(-DAY))

    expect(await start(needs)).toMatchObject(paid)
  })

  test('with the same address in an earlier account', async () => {
    const needs = moneyNeeds()
    needs.memory.trials.set(await addressClaim(needs, { email: 'jane+again@example.com', now: NOW }), 'chk_old')

    expect(await start(needs)).toMatchObject(paid)
  })
})

describe('whoever has access', () => {
  test.each([
    ['trial', { status: 'trial', trialEndsAt: later(1) }],
    ['active', { status: 'active' }],
    ['cancelled', { status: 'cancelled', subscriptionEndsAt: later(1) }],
  ] as const)('(%s) opens no checkout', async (currentStatus, standing) => {
    const needs = moneyNeeds()

    await expect(start(needs, { standing })).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      details: { currentStatus },
    })
    expect(needs.memory.checkouts.size).toBe(0)
  })

  test('opens one in the second in which it ends', async () => {
    const standing = { status: 'cancelled', subscriptionEndsAt: NOW } as const

    expect(await start(moneyNeeds(), { standing })).toMatchObject({ userStatus: 'free' })
  })
})

describe('whoever opens many checkouts', () => {
  /** One after the other, each in the other currency, so that each is a new one. */
  async function open(needs: ReturnType<typeof moneyNeeds>, count: number, at: (each: number) => number) {
    for (let each = 0; each < count; each += 1)
      await start(needs, { currency: each % 2 === 0 ? 'USD' : 'SGD', at: at(each) })
  }

  test('waits after five in ten minutes', async () => {
    const needs = moneyNeeds()
    await open(needs, 5, () => 0)

    await expect(start(needs, { currency: 'SGD', at: 60 })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: 9 * MINUTE },
    })
    expect(await start(needs, { currency: 'SGD', at: 10 * MINUTE })).toMatchObject({ userStatus: 'free' })
  })

  test('waits after ten in a day', async () => {
    const needs = moneyNeeds()
    await open(needs, 10, (each) => each * 10 * MINUTE)

    await expect(start(needs, { currency: 'USD', at: 100 * MINUTE })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: DAY - 100 * MINUTE },
    })
  })

  test('finds an old checkout that became a subscription after all, and no new trial', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription()] })
    await needs.checkouts.begin(undefined, aCheckout({ dueAt: NOW, claims: ['address'] }))

    await expect(start(needs)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a promotion code', () => {
  const promotion = { id: 'promo_1', code: 'STARS', amountOff: 649, months: 1 }
  const enter = (needs: ReturnType<typeof moneyNeeds>, promotionCode?: string | null, currency: CurrencyCode = 'USD') =>
    startCheckout(needs, { account: anAccount(), standing: FREE, plan: 'weekly', currency, promotionCode, now: NOW })
  function needsWithCode() {
    const needs = moneyNeeds()
    needs.payments.state.promotions.set('STARS', promotion).set('OLD', 'expired')
    return needs
  }

  test('belongs to the checkout from then on, until it is taken away', async () => {
    const needs = needsWithCode()
    const discount = { code: 'STARS', amountOff: 649, months: 1 }

    expect((await enter(needs, 'STARS')).offer.discount).toMatchObject(discount)
    expect((await enter(needs)).offer.discount).toMatchObject(discount)
    expect((await enter(needs, 'stars')).offer.discount).toMatchObject(discount)
    expect((await enter(needs, null)).offer.discount).toBeUndefined()
  })

  test('that is taken away, or changed, leaves the form of the lower price without effect', async () => {
    const needs = needsWithCode()
    const shown = await enter(needs, 'STARS')

    const now = await enter(needs, null)
    expect(now.setupIntentId).not.toBe(shown.setupIntentId)
    const asked = { accountId: 'usr_jane', setupIntentId: shown.setupIntentId, now: NOW }
    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })
  })

  test('that comes while the button is pressed changes nothing of what it said', async () => {
    const needs = needsWithCode()
    await enter(needs)
    const checkout = needs.memory.checkouts.get('usr_jane')!
    needs.memory.checkouts.set('usr_jane', { ...checkout, isAgreed: true })

    expect((await enter(needs, 'STARS')).offer.discount).toBeUndefined()
  })

  test('that takes nothing off is refused at its field, and leaves the checkout as it was', async () => {
    const needs = needsWithCode()
    await enter(needs, 'STARS')

    await expect(enter(needs, 'OLD')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { promotionCode: 'This code has expired. You can go on without it.' } },
    })
    await expect(enter(needs, 'NONE')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(needs.memory.checkouts.get('usr_jane')).toMatchObject({ promotion })
  })

  test('does not go over to the checkout in another currency, for which it may not be', async () => {
    const needs = needsWithCode()
    await enter(needs, 'STARS')

    expect((await enter(needs, undefined, 'SGD')).offer.discount).toBeUndefined()
  })

  test('cannot be guessed for long', async () => {
    const needs = needsWithCode()
    for (let guess = 0; guess < 10; guess += 1)
      await expect(enter(needs, `GUESS${guess}`)).rejects.toMatchObject({ code: 'INVALID_INPUT' })

    await expect(enter(needs, 'GUESS10')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a checkout whose bank asks about its first month', () => {
  test('makes way for a new one when its page is gone, and what it had begun takes nothing', async () => {
    const needs = moneyNeeds()
    needs.payments.state.isAsked = true
    const standing = { trialEndsAt: later(-DAY) }
    const first = await start(needs, { standing })
    const setup = needs.payments.state.setups.get(first.setupIntentId)!
    needs.payments.state.setups.set(setup.id, { ...setup, status: 'succeeded', paymentMethodId: 'pm_1' })
    const asked = { accountId: 'usr_jane', setupIntentId: setup.id, now: NOW }
    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'PAYMENT_CONFIRMATION_REQUIRED' })

    const second = await start(needs, { standing })

    expect(second.setupIntentId).not.toBe(first.setupIntentId)
    expect(needs.statuses()).toEqual(['incomplete_expired'])
  })
})
