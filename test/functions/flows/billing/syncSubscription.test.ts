import { describe, expect, test, vi } from 'vitest'
import type { SubscriptionSnapshot } from '../../../../functions/domain/billing/subscriptionSnapshot.ts'
import { syncSubscription } from '../../../../functions/flows/billing/syncSubscription.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const sync = (needs: ReturnType<typeof moneyNeeds>) => syncSubscription(needs, { accountId: 'usr_jane', now: NOW })
const paid = anEntitlement({ subscriptionId: 'sub_1', version: 4 })

describe('what Stripe says of a subscription', () => {
  test('becomes the entitlement of whoever had none, with the mail and the note of their one trial', async () => {
    const needs = moneyNeeds({ subscriptions: [aTrial()] })

    expect(await sync(needs)).toMatchObject({ status: 'trial', trialEndsAt: later(3 * DAY) })

    expect(needs.entitlementOf()).toEqual({
      status: 'trial',
      source: 'stripe',
      subscriptionId: 'sub_1',
      trialEndsAt: later(3 * DAY),
      subscriptionEndsAt: null,
      version: 1,
    })
    expect(needs.mailKinds()).toEqual(['trialStarted'])
    expect(needs.memory.customers.get('usr_jane')).toEqual({ customerId: 'cus_jane', trialUsedAt: NOW })
  })

  test('takes the place of what was kept, and mails what has changed', async () => {
    const needs = moneyNeeds({ entitlement: paid, subscriptions: [aSubscription({ renews: false })] })

    await sync(needs)

    expect(needs.entitlementOf()).toMatchObject({
      status: 'cancelled',
      subscriptionEndsAt: later(30 * DAY),
      version: 5,
    })
    expect(needs.mailKinds()).toEqual(['subscriptionCancelled'])
  })

  test('is written over what has changed since the caller read the account', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription()] })
    const seen = await needs.accounts.find('usr_jane')
    needs.memory.entitlements.set('usr_jane', { ...paid, status: 'cancelled' })

    await syncSubscription(needs, { accountId: 'usr_jane', seen, now: NOW })

    expect(needs.entitlementOf()).toMatchObject({ status: 'active', version: 5 })
  })

  test('is not written again when it stands there already', async () => {
    const needs = moneyNeeds({ entitlement: paid, subscriptions: [aSubscription()] })

    expect(await sync(needs)).toEqual(paid)
    expect(needs.entitlementOf()).toEqual(paid)
  })

  test('notes no trial for whoever paid from the first day on', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription()] })

    await sync(needs)

    expect(needs.memory.customers.get('usr_jane')).toEqual({ customerId: 'cus_jane' })
  })

  test('leaves an earlier note of a trial as it is', async () => {
    const needs = moneyNeeds({ subscriptions: [aTrial()] })
    needs.memory.customers.set('usr_jane', { customerId: 'cus_jane', trialUsedAt: later(-DAY) })
    const noteTrial = vi.fn(needs.customers.noteTrial)
    const customers = { ...needs.customers, noteTrial }

    await sync({ ...needs, customers })

    expect(noteTrial).not.toHaveBeenCalled()
    expect(needs.entitlementOf()?.status).toBe('trial')
  })

  test('of a customer who is replaced between two reads leaves the access that comes with the next one', async () => {
    const needs = moneyNeeds({ entitlement: paid })
    const replaced = { ...paid, subscriptionId: 'sub_2', version: 5 }
    const find: typeof needs.customers.find = async (accountId) => {
      const customer = await needs.customers.find(accountId)
      if (customer?.customerId !== 'cus_jane') return customer
      needs.memory.customers.set(accountId, { customerId: 'cus_2' })
      needs.memory.entitlements.set(accountId, replaced)
      needs.payments.state.subscriptions = [aSubscription({ id: 'sub_2', customerId: 'cus_2' })]
      return customer
    }
    // Over a slow line: whoever asks for both at once reads the account last.
    const accounts = {
      ...needs.accounts,
      find: async (id: string) => {
        for (let turn = 0; turn < 3; turn += 1) await new Promise((resume) => setImmediate(resume))
        return needs.accounts.find(id)
      },
    }

    await sync({ ...needs, accounts, customers: { ...needs.customers, find } })

    expect(needs.entitlementOf()).toEqual(replaced)
  })

  test('that has ended with an open invoice is owed nothing any more', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription({ status: 'canceled', hasUnpaidInvoice: true })] })

    await sync(needs)

    expect(needs.payments.state.subscriptions).toMatchObject([{ status: 'canceled', hasUnpaidInvoice: false }])
  })

  test('that Stripe calls unpaid gives nothing and is ended, so that no invoice of it follows', async () => {
    const needs = moneyNeeds({ entitlement: paid, subscriptions: [aSubscription({ status: 'unpaid' })] })

    await sync(needs)

    expect(needs.entitlementOf()).toMatchObject({ status: 'inactive' })
    expect(needs.statuses()).toEqual(['canceled'])
  })

  test('that was unpaid and is paid while it is looked at is not ended', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription({ status: 'unpaid' })] })
    const endSubscription = () => Promise.reject(new Error('a paid month was ended'))

    await sync({ ...needs, payments: { ...needs.payments, endSubscription, clearDebt: async () => {} } })

    expect(needs.statuses()).toEqual(['unpaid'])
  })

  test('that is owed something that cannot be cleared keeps nobody from what another one gives', async () => {
    const owed = aSubscription({ id: 'sub_0', status: 'canceled', hasUnpaidInvoice: true })
    const needs = moneyNeeds({ subscriptions: [owed, aSubscription()] })
    const clearDebt = () => Promise.reject(new Error('Stripe refuses'))

    await sync({ ...needs, payments: { ...needs.payments, clearDebt } })

    expect(needs.warnings).toEqual([['what was never paid could not be cleared', 'sub_0']])
    expect(needs.entitlementOf()).toMatchObject({ status: 'active', subscriptionId: 'sub_1' })
  })

  test('is asked for nobody who is no customer', async () => {
    const needs = moneyNeeds({ entitlement: paid })
    needs.memory.customers.clear()
    const listSubscriptions = () => Promise.reject(new Error('asked'))

    expect(await sync({ ...needs, payments: { ...needs.payments, listSubscriptions } })).toEqual(paid)
  })

  test('that never gave anything makes no entitlement', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription({ status: 'incomplete_expired' })] })

    expect(await sync(needs)).toBeUndefined()
    expect(needs.entitlementOf()).toBeUndefined()
  })

  test('that is gone from Stripe ends what was paid for', async () => {
    const needs = moneyNeeds({ entitlement: { ...paid, isPastDue: true, subscriptionEndsAt: later(DAY) } })

    await sync(needs)

    expect(needs.entitlementOf()).toEqual({
      status: 'inactive',
      source: 'stripe',
      subscriptionId: 'sub_1',
      trialEndsAt: null,
      subscriptionEndsAt: null,
      version: 5,
    })
    expect(needs.mailKinds()).toEqual([])
  })

  test('that is gone from Stripe leaves a note of the trial that it began with', async () => {
    const needs = moneyNeeds({ entitlement: { ...paid, status: 'trial', trialEndsAt: later(DAY) } })

    await sync(needs)

    expect(needs.entitlementOf()).toMatchObject({ status: 'inactive', trialEndsAt: later(DAY) })
  })

  test('that is gone from Stripe changes nothing that had ended already', async () => {
    const over = anEntitlement({ status: 'inactive' })
    const needs = moneyNeeds({ entitlement: over })

    expect(await sync(needs)).toEqual(over)
    expect(needs.entitlementOf()?.version).toBe(1)
  })
})

describe('access that was given', () => {
  const gift = anEntitlement({ source: 'gift', status: 'trial', trialEndsAt: later(DAY) })

  test.each([
    ['none', []],
    ['one that is over', [aSubscription({ status: 'canceled' })]],
  ])('stays beside a subscription: %s', async (_, subscriptions) => {
    const needs = moneyNeeds({ entitlement: gift, subscriptions })

    expect(await sync(needs)).toEqual(gift)
    expect(needs.entitlementOf()).toEqual(gift)
  })

  test('outlasts a subscription that began beside it, which ends and gives back what it took', async () => {
    const needs = moneyNeeds({ entitlement: gift, subscriptions: [aSubscription()] })
    needs.payments.state.invoices = [anInvoice({ id: 'in_1', amountPaid: 1299 })]

    await sync(needs)

    expect(needs.entitlementOf()).toEqual(gift)
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.payments.state.refunded).toEqual(['in_1'])
    expect(needs.mailKinds()).toEqual(['refunded'])
    expect(needs.warnings).toEqual([['somebody with complimentary access had a live subscription', 'sub_1']])
  })

  test('and was taken away again makes way for a subscription that lives', async () => {
    const free = anEntitlement({ source: 'comp', status: 'free' })
    const needs = moneyNeeds({ entitlement: free, subscriptions: [aSubscription()] })

    await sync(needs)

    expect(needs.entitlementOf()).toMatchObject({ source: 'stripe', status: 'active', trialEndsAt: null })
  })

  test('that is over makes way for what Stripe says, whatever that is', async () => {
    const over = { ...gift, trialEndsAt: NOW }
    const needs = moneyNeeds({ entitlement: over, subscriptions: [aSubscription({ status: 'canceled' })] })

    await sync(needs)

    expect(needs.entitlementOf()).toMatchObject({ source: 'stripe', status: 'inactive' })
  })

  test('that only a newer release understands stays untouched', async () => {
    const unknown = anEntitlement({ source: 'unknown', status: 'inactive' })
    const needs = moneyNeeds({ entitlement: unknown, subscriptions: [aSubscription()] })

    expect(await sync(needs)).toEqual(unknown)
    expect(needs.entitlementOf()).toEqual(unknown)
  })
})

describe('nobody pays twice', () => {
  test('of two live subscriptions the older one stays and the other is ended and given back', async () => {
    const newer = aSubscription({ id: 'sub_2', createdAt: later(9), latestInvoiceId: 'in_2' })
    const needs = moneyNeeds({ subscriptions: [newer, aSubscription()] })

    await sync(needs)

    expect(needs.statuses()).toEqual(['canceled', 'active'])
    expect(needs.payments.state.refunded).toEqual(['in_2'])
    expect(needs.entitlementOf()?.subscriptionId).toBe('sub_1')
    expect(needs.warnings).toEqual([['a customer had two live subscriptions', 'sub_2']])
  })

  test('a charge that Stripe refuses to give back keeps nobody’s sync from being finished', async () => {
    const newer = aSubscription({ id: 'sub_2', createdAt: later(9), latestInvoiceId: 'in_2' })
    const needs = moneyNeeds({ subscriptions: [newer, aSubscription()] })
    const refundInvoice = () => Promise.reject(new Problem('REFUND_REFUSED'))

    await sync({ ...needs, payments: { ...needs.payments, refundInvoice } })

    expect(needs.statuses()).toEqual(['canceled', 'active'])
    expect(needs.entitlementOf()?.subscriptionId).toBe('sub_1')
    expect(needs.warnings).toContainEqual(['Stripe refused to give a charge back', 'in_2'])
  })

  test('what a surplus subscription took is given back before it is ended, so that a crash in between loses nothing', async () => {
    const newer = aSubscription({ id: 'sub_2', createdAt: later(9), latestInvoiceId: 'in_2' })
    const needs = moneyNeeds({ subscriptions: [newer, aSubscription()] })
    const refundInvoice = () => Promise.reject(new Error('Stripe is down'))

    await expect(sync({ ...needs, payments: { ...needs.payments, refundInvoice } })).rejects.toThrow('Stripe is down')

    expect(needs.statuses()).toEqual(['active', 'active'])
  })

  test.each([
    ['a trial', aTrial({ id: 'sub_2', createdAt: later(9) })],
    ['one that was never paid', aSubscription({ id: 'sub_2', createdAt: later(9), status: 'past_due' })],
    ['one without an invoice', aSubscription({ id: 'sub_2', createdAt: later(9), latestInvoiceId: undefined })],
  ])('nothing is given back for %s', async (_, surplus) => {
    const needs = moneyNeeds({ subscriptions: [aSubscription(), surplus] })

    await sync(needs)

    expect(needs.statuses()).toEqual(['active', 'canceled'])
    expect(needs.payments.state.refunded).toEqual([])
  })

  test('a subscription that is over is not ended once more', async () => {
    const needs = moneyNeeds({
      subscriptions: [aSubscription(), aSubscription({ id: 'sub_0', status: 'incomplete_expired' })],
    })

    await sync(needs)

    expect(needs.statuses()).toEqual(['active', 'incomplete_expired'])
    expect(needs.warnings).toEqual([])
  })
})

describe('a subscription to something else that the company sells', () => {
  const theirs = (changes: Partial<SubscriptionSnapshot> = {}) =>
    aSubscription({ id: 'sub_0', attempt: undefined, createdAt: later(-DAY), ...changes })

  test.each([
    ['lives', theirs()],
    ['is unpaid', theirs({ status: 'unpaid' })],
    ['left something open', theirs({ status: 'canceled', hasUnpaidInvoice: true })],
  ])('and that %s is left alone, and so is the one of ours', async (_, other) => {
    const needs = moneyNeeds({ subscriptions: [other, aSubscription()] })

    await sync(needs)

    expect(needs.payments.state.subscriptions).toEqual([other, aSubscription()])
    expect(needs.payments.state.refunded).toEqual([])
    expect(needs.entitlementOf()).toMatchObject({ status: 'active', subscriptionId: 'sub_1' })
  })

  test('gives no access', async () => {
    const needs = moneyNeeds({ subscriptions: [theirs()] })

    await sync(needs)

    expect(needs.entitlementOf()).toBeUndefined()
  })
})

describe('a trial that was charged although it had been cancelled', () => {
  const inError = { isConverted: true, renews: false, cancelledAt: later(-1), trialEndsAt: NOW } as const
  const entitlement = anEntitlement({ status: 'trial', subscriptionId: 'sub_1', trialEndsAt: later(DAY) })
  const needsAfter = (changes: Partial<SubscriptionSnapshot> = {}) => {
    const needs = moneyNeeds({ entitlement, subscriptions: [aSubscription({ ...inError, ...changes })] })
    needs.payments.state.invoices = [anInvoice({ id: 'in_1' })]
    return needs
  }

  test('is given back and over, and the person is told once', async () => {
    const needs = needsAfter()

    await sync(needs)
    await sync(needs)

    expect(needs.payments.state.refunded).toEqual(['in_1'])
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.entitlementOf()).toMatchObject({ status: 'inactive', subscriptionEndsAt: null })
    expect(needs.mailKinds()).toEqual(['refunded'])
  })

  test('is not over before it is given back', async () => {
    const needs = needsAfter()
    const refundInvoice = () => Promise.reject(new Error('Stripe is down'))

    await expect(sync({ ...needs, payments: { ...needs.payments, refundInvoice } })).rejects.toThrow('Stripe is down')

    expect(needs.statuses()).toEqual(['active'])
    expect(needs.entitlementOf()).toEqual(entitlement)
  })

  test('keeps its month where it was cancelled after the charge', async () => {
    const needs = needsAfter({ cancelledAt: later(1) })

    await sync(needs)

    expect(needs.payments.state.refunded).toEqual([])
    expect(needs.entitlementOf()).toMatchObject({ status: 'cancelled', subscriptionEndsAt: later(30 * DAY) })
  })
})

describe('an account that is closed', () => {
  test('pays for nothing: whatever lives is ended, and nothing is written', async () => {
    const over = aSubscription({ id: 'sub_0', status: 'incomplete_expired' })
    const needs = moneyNeeds({ entitlement: paid, subscriptions: [over, aSubscription(), aTrial({ id: 'sub_2' })] })
    needs.memory.accounts.set('usr_jane', anAccount({ status: 'deleting' }))

    expect(await sync(needs)).toBeUndefined()

    expect(needs.statuses()).toEqual(['incomplete_expired', 'canceled', 'canceled'])
    expect(needs.warnings).toEqual([
      ['a closed account had a live subscription', 'sub_1'],
      ['a closed account had a live subscription', 'sub_2'],
    ])
    expect(needs.entitlementOf()).toEqual(paid)
  })
})

describe('a writer who knows less', () => {
  test('looks again, and writes what Stripe says then', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription()] })
    let tries = 0
    const commit: typeof needs.entitlements.commit = async (...written) => {
      tries += 1
      if (tries < 5) return false
      return needs.entitlements.commit(...written)
    }

    await sync({ ...needs, entitlements: { ...needs.entitlements, commit } })

    expect(tries).toBe(5)
    expect(needs.entitlementOf()?.status).toBe('active')
  })

  test('gives up after the fifth time', async () => {
    const needs = moneyNeeds({ subscriptions: [aSubscription()] })
    const commit = vi.fn(async () => false)

    await expect(sync({ ...needs, entitlements: { ...needs.entitlements, commit } })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(commit).toHaveBeenCalledTimes(5)
  })
})
