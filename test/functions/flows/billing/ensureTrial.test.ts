import { describe, expect, test, vi } from 'vitest'
import type { CheckoutAttempt } from '../../../../functions/domain/billing/checkoutAttempt.ts'
import { ensureTrial } from '../../../../functions/flows/billing/ensureTrial.ts'
import { addressClaim, cardClaim } from '../../../../functions/flows/billing/trialClaims.ts'
import { DAY, isoInstant } from '../../../../shared/domain/time.ts'
import { aSetup } from '../../../fakes/fakePayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aStartedSubscription } from '../../../makers/aStartedSubscription.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', setupIntentId: 'seti_1', now: NOW }

async function needsWith(
  checkout: CheckoutAttempt = aCheckout(),
  known: Parameters<typeof moneyNeeds>[0] & { setup?: Parameters<typeof aSetup>[0] } = {},
) {
  const needs = moneyNeeds(known)
  needs.memory.accounts.set('usr_jane', anAccount({ emailVerified: true }))
  await needs.checkouts.begin(undefined, checkout)
  needs.payments.state.setups.set('seti_1', aSetup(known.setup))
  return needs
}

describe('a checkout whose card is ready', () => {
  test('becomes a trial of three days', async () => {
    const needs = await needsWith()

    expect(await ensureTrial(needs, asked)).toEqual(aStartedSubscription())

    expect(needs.entitlementOf()).toMatchObject({
      status: 'trial',
      trialEndsAt: later(3 * DAY),
      subscriptionId: 'sub_1',
    })
    expect(needs.memory.checkouts.get('usr_jane')?.done).toEqual(aStartedSubscription())
    expect(needs.memory.customers.get('usr_jane')?.trialUsedAt).toBe(NOW)
    expect(needs.mailKinds()).toEqual(['trialStarted'])
  })

  test('claims the address and the card for its one trial', async () => {
    const needs = await needsWith()

    await ensureTrial(needs, asked)

    expect([...needs.memory.trials]).toEqual([
      [await addressClaim(needs, { email: 'jane@example.com', now: NOW }), 'chk_1'],
      [await cardClaim(needs, { card: 'card_1', now: NOW }), 'chk_1'],
    ])
  })

  test('claims the address alone where the card has no fingerprint', async () => {
    const needs = await needsWith(aCheckout(), { setup: { fingerprint: undefined } })

    await ensureTrial(needs, asked)

    expect(needs.memory.trials.size).toBe(1)
  })

  test('answers the same when it is asked again, and makes nothing twice', async () => {
    const needs = await needsWith()
    const first = await ensureTrial(needs, asked)

    const again = await ensureTrial(needs, { ...asked, now: later(2 * DAY) })

    expect(again).toEqual(first)
    expect(needs.statuses()).toEqual(['trialing'])
  })

  test('answers no more once the access that it gave is over', async () => {
    const needs = await needsWith()
    await ensureTrial(needs, asked)

    await expect(ensureTrial(needs, { ...asked, now: later(3 * DAY) })).rejects.toMatchObject({
      code: 'INVALID_CHECKOUT',
    })
  })

  test('keeps the end of the trial that it has claimed, however late it is asked again', async () => {
    const claimed = aCheckout({ claims: ['address'], trialEndsAt: later(2 * DAY) })
    const needs = await needsWith(claimed)

    expect(await ensureTrial(needs, asked)).toMatchObject({ trialEndsAt: isoInstant(later(2 * DAY)) })
  })

  test('that offers no trial is paid at once and claims nothing', async () => {
    const needs = await needsWith(aCheckout({ offer: 'paid', currency: 'SGD' }))

    expect(await ensureTrial(needs, asked)).toEqual({
      success: true,
      plan: 'weekly',
      currency: 'SGD',
      subscriptionStatus: 'active',
      trialEndsAt: null,
      purchase: { transactionId: 'in_first_sub_1', value: 1299 },
    })
    expect(needs.memory.trials.size).toBe(0)
    expect(needs.entitlementOf()?.status).toBe('active')
  })

  test('fails where the subscription is in a currency that we do not sell in, and changes nothing', async () => {
    const needs = await needsWith(aCheckout({ offer: 'paid' }), { subscriptions: [aSubscription({ currency: 'eur' })] })

    await expect(ensureTrial(needs, asked)).rejects.toThrow('Choose USD or SGD')

    expect(needs.entitlementOf()).toBeUndefined()
    expect(needs.memory.checkouts.get('usr_jane')?.done).toBeUndefined()
  })

  test('that was paid without an invoice names no purchase', async () => {
    const needs = await needsWith(aCheckout({ offer: 'paid' }), {
      subscriptions: [aSubscription({ latestInvoiceId: undefined })],
    })

    expect((await ensureTrial(needs, asked)).purchase).toBeNull()
  })

  test('answers no end of a trial of which Stripe has not said one', async () => {
    const needs = await needsWith(aCheckout({ trialEndsAt: later(3 * DAY) }), {
      subscriptions: [aTrial({ trialEndsAt: null })],
    })

    expect(await ensureTrial(needs, asked)).toMatchObject({ subscriptionStatus: 'trial', trialEndsAt: null })
  })

  test('of two calls at once both get the same answer from one subscription', async () => {
    const needs = await needsWith()

    const [first, second] = await Promise.all([ensureTrial(needs, asked), ensureTrial(needs, asked)])

    expect(first).toEqual(second)
    expect(needs.statuses()).toEqual(['trialing'])
  })

  test.each([
    'accounts',
    'checkouts',
    'customers',
  ] as const)('answers the same when another call has committed by the time %s are read', async (store) => {
    const needs = await needsWith()
    const overtaken = {
      ...needs,
      [store]: {
        ...needs[store],
        async find(id: string) {
          await ensureTrial(needs, asked)
          return needs[store].find(id)
        },
      },
    }

    expect(await ensureTrial(overtaken, asked)).toEqual(aStartedSubscription())

    expect(needs.statuses()).toEqual(['trialing'])
  })
})

describe('a second trial', () => {
  const usedBy = async (claim: 'address' | 'card') => {
    const needs = await needsWith()
    const used =
      claim === 'card'
        ? await cardClaim(needs, { card: 'card_1', now: NOW })
        : await addressClaim(needs, { email: 'jane@example.com', now: NOW })
    needs.memory.trials.set(used, 'chk_john')
    return needs
  }

  test.each(['card', 'address'] as const)('with the same %s is refused before anything is charged', async (claim) => {
    const needs = await usedBy(claim)

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'TRIAL_USED' })

    expect(needs.statuses()).toEqual([])
    expect(needs.memory.customers.get('usr_jane')?.trialUsedAt).toBe(NOW)
    expect(needs.memory.checkouts.has('usr_jane')).toBe(false)
  })

  test.each([true, false])('counts the address where it was verified: %s', async (emailVerified) => {
    const needs = await needsWith()
    const account = needs.memory.accounts.get('usr_jane')!
    needs.memory.accounts.set('usr_jane', { ...account, emailVerified })
    await ensureTrial(needs, asked)

    const claim = await addressClaim(needs, { email: 'jane@example.com', now: NOW })
    expect(await needs.checkouts.hasTrial(claim)).toBe(emailVerified)
  })

  test('is not what it was when somebody else changed the checkout: it is looked at again', async () => {
    const needs = await needsWith()
    let tries = 0
    const claimTrial: typeof needs.checkouts.claimTrial = async (...claimed) => {
      tries += 1
      return tries > 1 && needs.checkouts.claimTrial(...claimed)
    }

    expect(await ensureTrial({ ...needs, checkouts: { ...needs.checkouts, claimTrial } }, asked)).toMatchObject({
      subscriptionStatus: 'trial',
    })
    expect(tries).toBe(2)
  })
})

describe('a checkout that cannot be finished', () => {
  test.each([
    ['of nobody', async () => moneyNeeds(), {}],
    ['with another card', () => needsWith(), { setupIntentId: 'seti_other' }],
    ['that is over', () => needsWith(), { now: later(DAY) }],
    ['that was opened at another price', () => needsWith(aCheckout({ amount: 1199 })), {}],
    ['of somebody else’s customer', () => needsWith(aCheckout(), { setup: { customerId: 'cus_john' } }), {}],
    ['with the card of another checkout', () => needsWith(aCheckout(), { setup: { attempt: 'card_9' } }), {}],
    ['whose card was cancelled', () => needsWith(aCheckout(), { setup: { status: 'canceled' } }), {}],
  ])('%s is refused', async (_, make, changes) => {
    const needs = await make()

    await expect(ensureTrial(needs, { ...asked, ...changes })).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })
    expect(needs.statuses()).toEqual([])
    expect(needs.memory.trials.size).toBe(0)
  })

  test('whose card Stripe has forgotten is refused', async () => {
    const needs = await needsWith()
    needs.payments.state.setups.clear()

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })
  })

  test('of an account that is no customer is refused', async () => {
    const needs = await needsWith()
    needs.memory.customers.clear()

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })
  })

  test.each([
    { status: 'waiting' as const },
    { paymentMethodId: undefined },
  ])('with a card that is still being checked waits: %o', async (setup) => {
    const needs = await needsWith(aCheckout(), { setup })

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'PAYMENT_METHOD_PENDING' })
  })

  test.each(['deleting', 'unknown'] as const)('of an account that is %s is nobody’s', async (status) => {
    const needs = await needsWith()
    needs.memory.accounts.set('usr_jane', anAccount({ status }))

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('of an account that is gone is nobody’s', async () => {
    const needs = await needsWith()
    needs.memory.accounts.clear()

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('a checkout of somebody who has access by now', () => {
  const gift = anEntitlement({ source: 'comp', subscriptionEndsAt: later(365 * DAY) })
  const refused = {
    code: 'ALREADY_HAS_ACCESS',
    status: 409,
    message: expect.stringMatching(/^You already have Premium until \w+ \d+, \d{4}\. You haven't been charged\.$/),
    details: { currentStatus: 'active' },
  }

  test.each(['trial', 'paid'] as const)('starts nothing beside a gift (%s)', async (offer) => {
    const needs = await needsWith(aCheckout({ offer }), { entitlement: gift })

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject(refused)
    expect(needs.statuses()).toEqual([])
    expect(needs.memory.trials.size).toBe(0)
  })

  test('is told so also where the gift has closed it, or it is over', async () => {
    const needs = await needsWith(aCheckout({ dueAt: NOW }), { entitlement: gift })

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject(refused)
    needs.memory.checkouts.clear()
    await expect(ensureTrial(needs, asked)).rejects.toMatchObject(refused)
    needs.memory.customers.clear()
    await expect(ensureTrial(needs, asked)).rejects.toMatchObject(refused)
  })

  test.each([
    'trial',
    'paid',
  ] as const)('ends and gives back what it began while the gift was written (%s)', async (offer) => {
    const needs = await needsWith(aCheckout({ offer }))
    const createSubscription: typeof needs.payments.createSubscription = async (wanted) => {
      const created = await needs.payments.createSubscription(wanted)
      if (offer === 'trial') needs.payments.state.invoices = [anInvoice({ amountPaid: 0 })]
      await needs.entitlements.replace('usr_jane', undefined, { claim: gift, now: NOW })
      return created
    }

    const payments = { ...needs.payments, createSubscription }
    await expect(ensureTrial({ ...needs, payments }, asked)).rejects.toMatchObject(refused)
    expect(needs.statuses()).toEqual(['canceled'])
    expect(needs.payments.state.refunded).toEqual(offer === 'paid' ? ['in_first_sub_1'] : [])
    expect(needs.entitlementOf()).toMatchObject({ source: 'comp', status: 'active' })
  })

  test('starts no second month while the last charge is tried again', async () => {
    const owing = aSubscription({ attempt: 'chk_0', status: 'past_due' })
    const entitlement = anEntitlement({ subscriptionId: 'sub_1', isPastDue: true, subscriptionEndsAt: later(DAY) })
    const needs = await needsWith(aCheckout({ offer: 'paid' }), { entitlement, subscriptions: [owing] })

    await expect(ensureTrial(needs, asked)).rejects.toMatchObject(refused)
    expect(needs.statuses()).toEqual(['past_due'])
  })
})

describe('a subscription that could not be written down', () => {
  const claimed = aCheckout({ claims: ['address'], trialEndsAt: later(3 * DAY) })

  test('is taken up again by the next round, of which there are five', async () => {
    const needs = await needsWith(claimed)
    const commit = vi.fn(async () => false)

    await expect(
      ensureTrial({ ...needs, entitlements: { ...needs.entitlements, commit } }, asked),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(commit).toHaveBeenCalledTimes(5)
    expect(needs.statuses()).toEqual(['trialing'])
  })

  test('of an account that was closed on the way is ended, so that nobody is charged for it', async () => {
    const needs = await needsWith(claimed)
    const commit = async () => {
      needs.memory.accounts.set('usr_jane', anAccount({ status: 'deleting' }))
      return false
    }

    await expect(
      ensureTrial({ ...needs, entitlements: { ...needs.entitlements, commit } }, asked),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(needs.statuses()).toEqual(['canceled'])
  })

  test('mails against the entitlement that it replaces', async () => {
    const needs = await needsWith(claimed, {
      entitlement: anEntitlement({ status: 'inactive', subscriptionId: 'sub_0', version: 7 }),
      subscriptions: [aTrial()],
    })

    await ensureTrial(needs, asked)

    expect(needs.entitlementOf()).toMatchObject({ status: 'trial', version: 8 })
    expect([...needs.memory.mails.keys()]).toEqual(['usr_jane/trialStarted-sub_1-7'])
  })
})
