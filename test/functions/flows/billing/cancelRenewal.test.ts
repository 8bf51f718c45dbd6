import { describe, expect, test } from 'vitest'
import { cancelRenewal } from '../../../../functions/flows/billing/cancelRenewal.ts'
import { resumeRenewal } from '../../../../functions/flows/billing/resumeRenewal.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, HOUR, isoInstant } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }
const active = anEntitlement({ subscriptionId: 'sub_1' })
const cancelled = anEntitlement({ status: 'cancelled', subscriptionId: 'sub_1', subscriptionEndsAt: later(30 * DAY) })
const trial = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt: later(3 * DAY) })

describe('a cancellation', () => {
  test('keeps access to the end of what is paid for, and says when that is', async () => {
    const needs = moneyNeeds({ entitlement: active, subscriptions: [aSubscription()] })

    expect(await cancelRenewal(needs, asked)).toMatchObject({
      cancellation: { access_ends_at: isoInstant(later(30 * DAY)) },
    })
    expect(needs.payments.state.subscriptions[0]?.renews).toBe(false)
    expect(needs.entitlementOf()?.status).toBe('cancelled')
    expect([...needs.memory.mails.values()]).toMatchObject([{ kind: 'subscriptionCancelled', dueAt: NOW }])
  })

  test('of a trial keeps it to its end', async () => {
    const needs = moneyNeeds({ entitlement: trial, subscriptions: [aTrial()] })

    expect(await cancelRenewal(needs, asked)).toMatchObject({
      message: "Your trial is cancelled. You won't be charged.",
      cancellation: { access_ends_at: isoInstant(later(3 * DAY)), has_access: true, charged: null },
    })
  })

  test('that is asked for again answers the same and asks Stripe nothing', async () => {
    const needs = moneyNeeds({ entitlement: cancelled, subscriptions: [aSubscription({ renews: false })] })

    expect(await cancelRenewal(needs, asked)).toMatchObject({
      cancellation: { access_ends_at: isoInstant(later(30 * DAY)) },
    })
    expect(needs.payments.state.renewalKeys).toEqual([])
  })

  test('of a trial that knows no other end answers the end of the trial', async () => {
    const entitlement = { ...trial, status: 'cancelled' as const }
    const needs = moneyNeeds({ entitlement, subscriptions: [aTrial({ renews: false })] })

    expect(await cancelRenewal(needs, asked)).toMatchObject({
      message: "Your trial is cancelled. You won't be charged.",
      cancellation: { access_ends_at: isoInstant(later(3 * DAY)), has_access: true, charged: null },
    })
  })

  test('that was taken back on another device meanwhile is a conflict', async () => {
    const needs = moneyNeeds({ entitlement: active, subscriptions: [aSubscription()] })
    const setRenewal = async () => aSubscription()

    await expect(cancelRenewal({ ...needs, payments: { ...needs.payments, setRenewal } }, asked)).rejects.toMatchObject(
      { code: 'CONFLICT' },
    )
  })

  test.each([
    ['', true],
    [' that was cancelled before', false],
  ])('ends a subscription%s at once when its last charge failed, since Stripe would try it again', async (_, renews) => {
    const failed = aSubscription({ status: 'past_due', renews })
    const entitlement = anEntitlement({
      status: renews ? 'active' : 'cancelled',
      subscriptionId: 'sub_1',
      isPastDue: true,
      subscriptionEndsAt: later(7 * DAY),
    })
    const needs = moneyNeeds({ entitlement, subscriptions: [failed] })

    expect(await cancelRenewal(needs, asked)).toEqual({
      message: "Your subscription is cancelled. Premium has ended, and you won't be charged again.",
      cancellation: { access_ends_at: isoInstant(NOW), has_access: false, charged: null },
    })
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.entitlementOf()?.status).toBe('inactive')
  })

  test('keeps a subscription to the end of its month when what was past due has been paid meanwhile', async () => {
    const owing = { ...active, isPastDue: true as const, subscriptionEndsAt: later(7 * DAY) }
    const needs = moneyNeeds({ entitlement: owing, subscriptions: [aSubscription()] })

    expect(await cancelRenewal(needs, asked)).toMatchObject({
      cancellation: { access_ends_at: isoInstant(later(30 * DAY)) },
    })
    expect(needs.statuses()).toEqual(['active'])
  })

  test('has an idempotency key of its own at each click', async () => {
    const needs = moneyNeeds({ entitlement: active, subscriptions: [aSubscription()] })
    await cancelRenewal(needs, asked)
    await resumeRenewal(needs, asked)
    await cancelRenewal(needs, asked)

    expect(new Set(needs.payments.state.renewalKeys).size).toBe(3)
    expect(needs.payments.state.renewalKeys[0]).toMatch(/^chg_/)
  })
})

describe('a cancellation around the first charge', () => {
  const converting = { ...trial, trialEndsAt: NOW }
  const drafted = aSubscription({ trialEndsAt: NOW, hasDraftInvoice: true })
  const paid = anInvoice({ id: 'in_1', amountPaid: 1299 })

  test.each([
    ['in the very second in which a trial converts', converting, drafted],
    ['in the hour after it', active, drafted],
    ['before Stripe has made the invoice', converting, aTrial({ trialEndsAt: NOW })],
    ['in the hour after a renewal', active, aSubscription({ hasDraftInvoice: true })],
  ])('%s ends it where its month began, and nothing is charged', async (_, entitlement, subscription) => {
    const needs = moneyNeeds({ entitlement, subscriptions: [subscription] })

    expect(await cancelRenewal(needs, asked)).toEqual({
      message: "Your subscription is cancelled before it was charged. Premium has ended, and you won't be charged.",
      cancellation: { access_ends_at: isoInstant(NOW), has_access: false, charged: null },
    })
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.entitlementOf()?.status).toBe('inactive')
    expect(needs.mailKinds()).toEqual(['subscriptionCancelled'])
  })

  test.each([
    ['trial', converting],
    ['active', active],
  ])('after it says what was charged and keeps the month that was paid for (the row said %s)', async (_, entitlement) => {
    const needs = moneyNeeds({ entitlement, subscriptions: [aSubscription({ trialEndsAt: NOW })] })
    needs.payments.state.invoices = [paid]

    const first = await cancelRenewal(needs, asked)

    expect(first).toEqual({
      message: "Your subscription is cancelled. Your last charge was $12.99. You won't be charged again.",
      cancellation: {
        access_ends_at: isoInstant(later(30 * DAY)),
        has_access: true,
        charged: { amount: 1299, currency: 'usd', at: isoInstant(NOW) },
      },
    })
    expect(await cancelRenewal(needs, asked)).toEqual(first)
  })

  test('that Stripe has just charged gives the money back', async () => {
    const needs = moneyNeeds({ entitlement: active, subscriptions: [drafted] })
    needs.payments.state.invoices = [paid]

    await cancelRenewal(needs, asked)

    expect(needs.payments.state.refunded).toEqual(['in_1'])
    expect(needs.mailKinds()).toEqual(['refunded', 'subscriptionCancelled'])
  })

  test('answers the same again although Stripe does not answer, and then names no charge', async () => {
    const needs = moneyNeeds({ entitlement: cancelled, subscriptions: [aSubscription({ renews: false })] })
    const listSubscriptions = () => Promise.reject(new Problem('PAYMENTS_DOWN'))

    expect(await cancelRenewal({ ...needs, payments: { ...needs.payments, listSubscriptions } }, asked)).toEqual({
      message: "Your subscription is cancelled. You won't be charged again.",
      cancellation: { access_ends_at: isoInstant(later(30 * DAY)), has_access: true, charged: null },
    })
  })
})

describe('whoever changes their mind again and again', () => {
  const renewed = () => aSubscription({ renews: false })

  test('is let through ten times an hour in each direction, and may always cancel what they have reactivated', async () => {
    const needs = moneyNeeds({ entitlement: active, subscriptions: [aSubscription()] })
    for (let time = 0; time < 10; time += 1) {
      await cancelRenewal(needs, asked)
      if (time < 9) await resumeRenewal(needs, asked)
    }

    await resumeRenewal(needs, asked)

    const limited = { code: 'RATE_LIMITED', details: { retryAfter: HOUR - 60 } }
    await expect(cancelRenewal(needs, { ...asked, now: later(60) })).rejects.toMatchObject(limited)
    expect(needs.payments.state.renewalKeys).toHaveLength(20)
    await cancelRenewal(needs, { ...asked, now: later(HOUR) })
    expect(needs.entitlementOf()?.status).toBe('cancelled')
  })

  test('counts once however often they click', async () => {
    const needs = moneyNeeds({ entitlement: active, subscriptions: [aSubscription()] })

    const clicks = await Promise.all(Array.from({ length: 20 }, () => cancelRenewal(needs, asked)))
    for (let time = 0; time < 20; time += 1) clicks.push(await cancelRenewal(needs, asked))

    expect(new Set(clicks.map(({ cancellation }) => cancellation.access_ends_at)).size).toBe(1)
    expect(needs.payments.state.subscriptions[0]).toEqual({ ...renewed(), cancelledAt: NOW })
  })
})

describe('a cancellation that is taken back', () => {
  test('lets the subscription go on', async () => {
    const needs = moneyNeeds({ entitlement: cancelled, subscriptions: [aSubscription({ renews: false })] })

    await resumeRenewal(needs, asked)

    expect(needs.payments.state.subscriptions[0]?.renews).toBe(true)
    expect(needs.entitlementOf()).toMatchObject({ status: 'active', subscriptionEndsAt: null })
    expect([...needs.memory.mails.values()]).toMatchObject([{ kind: 'subscriptionReactivated', dueAt: NOW }])
  })

  test('lets a trial go on', async () => {
    const entitlement = { ...trial, status: 'cancelled' as const, subscriptionEndsAt: later(3 * DAY) }
    const needs = moneyNeeds({ entitlement, subscriptions: [aTrial({ renews: false })] })

    await resumeRenewal(needs, asked)

    expect(needs.entitlementOf()).toMatchObject({ status: 'trial', trialEndsAt: later(3 * DAY) })
  })

  test('and was cancelled again on another device meanwhile is a conflict', async () => {
    const needs = moneyNeeds({ entitlement: cancelled, subscriptions: [aSubscription({ renews: false })] })
    const setRenewal = async () => aSubscription()

    await expect(resumeRenewal({ ...needs, payments: { ...needs.payments, setRenewal } }, asked)).rejects.toMatchObject(
      { code: 'CONFLICT' },
    )
  })

  test('of a past due subscription does not end it', async () => {
    const owing = { ...cancelled, isPastDue: true as const, subscriptionEndsAt: later(7 * DAY) }
    const needs = moneyNeeds({
      entitlement: owing,
      subscriptions: [aSubscription({ status: 'past_due', renews: false })],
    })

    await resumeRenewal(needs, asked)

    expect(needs.statuses()).toEqual(['past_due'])
  })

  test('asks nothing of Stripe where none was made', async () => {
    const needs = moneyNeeds({ entitlement: active, subscriptions: [aSubscription()] })

    await resumeRenewal(needs, asked)

    expect(needs.payments.state.renewalKeys).toEqual([])
  })

  test('comes too late when Stripe has ended the subscription', async () => {
    const needs = moneyNeeds({ entitlement: cancelled, subscriptions: [aSubscription({ status: 'canceled' })] })

    await expect(resumeRenewal(needs, asked)).rejects.toMatchObject({ code: 'SUBSCRIPTION_ENDED' })
  })
})

describe('whoever has no subscription to change', () => {
  const none = moneyNeeds
  test.each([
    ['without any access', none(), 'NO_SUBSCRIPTION', 'NO_SUBSCRIPTION'],
    [
      'with one that is over',
      none({ entitlement: anEntitlement({ status: 'inactive', subscriptionId: 'sub_1' }) }),
      'NO_SUBSCRIPTION',
      'SUBSCRIPTION_ENDED',
    ],
    [
      'with one that ended in this second',
      none({ entitlement: { ...cancelled, subscriptionEndsAt: NOW } }),
      'NO_SUBSCRIPTION',
      'SUBSCRIPTION_ENDED',
    ],
    [
      'with a row that says free',
      none({ entitlement: anEntitlement({ status: 'free', subscriptionId: 'sub_1' }) }),
      'NO_SUBSCRIPTION',
      'SUBSCRIPTION_ENDED',
    ],
    [
      'with a gift',
      none({ entitlement: anEntitlement({ source: 'gift', status: 'trial', trialEndsAt: later(DAY) }) }),
      'COMPLIMENTARY_ACCESS',
      'COMPLIMENTARY_ACCESS',
    ],
    [
      'with a claim that names no subscription',
      none({ entitlement: anEntitlement() }),
      'NO_SUBSCRIPTION',
      'NO_SUBSCRIPTION',
    ],
  ])('%s is told why', async (_, needs, whenCancelling, whenResuming) => {
    await expect(cancelRenewal(needs, asked)).rejects.toMatchObject({ code: whenCancelling })
    await expect(resumeRenewal(needs, asked)).rejects.toMatchObject({ code: whenResuming })
  })
})

describe('a change of which nobody knows whether it happened', () => {
  const failing = (error: Error, known: Parameters<typeof moneyNeeds>[0]) => {
    const needs = moneyNeeds(known)
    return { ...needs, payments: { ...needs.payments, setRenewal: () => Promise.reject(error) } }
  }
  const known = { entitlement: active, subscriptions: [aSubscription()] }

  test('makes a job look at the customer again, and is told', async () => {
    const needs = failing(new Problem('PAYMENTS_DOWN'), known)

    await expect(cancelRenewal(needs, asked)).rejects.toMatchObject({ code: 'PAYMENTS_DOWN' })
    expect(await needs.events.listDue(NOW)).toEqual([`sync-cus_jane-${NOW}`])
  })

  test.each([new Problem('PAYMENTS_DISABLED'), new Error('a bug')])('is none after %s', async (error) => {
    const needs = failing(error, known)

    await expect(cancelRenewal(needs, asked)).rejects.toBe(error)
    expect(await needs.events.listDue(NOW)).toEqual([])
  })
})
