import { describe, expect, test } from 'vitest'
import { drainEvents } from '../../../../functions/flows/billing/drainEvents.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { aSetup } from '../../../fakes/fakePayments.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aCheckout } from '../../../makers/aCheckout.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aStripeEvent } from '../../../makers/aStripeEvent.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

type Needs = ReturnType<typeof moneyNeeds>

async function withEvent(changes: Parameters<typeof aStripeEvent>[0] = {}, subscriptions = [aSubscription()]) {
  const needs = moneyNeeds({ subscriptions })
  await needs.events.add(aStripeEvent(changes), NOW)
  return needs
}

/** The same needs while Stripe does not answer. */
const down = (needs: Needs): Needs => ({
  ...needs,
  payments: { ...needs.payments, listSubscriptions: () => Promise.reject(new Problem('PAYMENTS_DOWN')) },
})

/** How an event was finished. */
function watched(needs: Needs) {
  const outcomes: Parameters<Needs['events']['finish']>[1][] = []
  const finish: Needs['events']['finish'] = (lease, how) => {
    outcomes.push(how)
    return needs.events.finish(lease, how)
  }
  return { outcomes, needs: { ...needs, events: { ...needs.events, finish } } }
}

describe('an event of Stripe', () => {
  test('makes the entitlement what Stripe says, once', async () => {
    const { needs, outcomes } = watched(await withEvent())

    expect(await drainEvents(needs, { now: NOW })).toEqual({ done: 1, failed: 0, dead: 0 })
    expect(await drainEvents(needs, { now: later(HOUR) })).toEqual({ done: 0, failed: 0, dead: 0 })

    expect(needs.entitlementOf()?.status).toBe('active')
    expect(outcomes).toEqual([{ outcome: 'done', now: NOW }])
  })

  test('reads its account once', async () => {
    const needs = await withEvent()
    const reads: string[] = []
    const find: Needs['accounts']['find'] = (id) => {
      reads.push(id)
      return needs.accounts.find(id)
    }

    await drainEvents({ ...needs, accounts: { ...needs.accounts, find } }, { now: NOW })

    expect(needs.entitlementOf()?.status).toBe('active')
    expect(reads).toEqual(['usr_jane'])
  })

  test('of a trial notes it and mails it in the second of the run', async () => {
    const needs = await withEvent({}, [aTrial()])

    await drainEvents(needs, { now: later(5) })

    expect(needs.memory.customers.get('usr_jane')?.trialUsedAt).toBe(later(5))
    expect([...needs.memory.mails.values()]).toMatchObject([{ kind: 'trialStarted', dueAt: later(5) }])
  })

  test('is taken at once when a run was woken for it, and not twice when it is due as well', async () => {
    const needs = await withEvent()

    expect(await drainEvents(needs, { now: NOW, ids: ['evt_1', 'evt_1', 'evt_none'] })).toEqual({
      done: 1,
      failed: 0,
      dead: 0,
    })
  })

  test.each([
    ['without a customer', { customerId: undefined }],
    ['of a customer who is nobody of ours', { customerId: 'cus_other' }],
  ])('%s is ignored', async (_, changes) => {
    const { needs, outcomes } = watched(await withEvent(changes))

    expect(await drainEvents(needs, { now: NOW })).toEqual({ done: 1, failed: 0, dead: 0 })
    expect(outcomes).toEqual([{ outcome: 'ignored', now: NOW }])
    expect(needs.entitlementOf()).toBeUndefined()
  })

  test('about a live subscription of an account that was erased ends it, with an alarm, and keeps nothing', async () => {
    const theirs = aSubscription({ id: 'sub_2', attempt: undefined })
    const needs = await withEvent({}, [aSubscription(), theirs])
    needs.memory.customers.clear()
    needs.memory.accounts.clear()

    expect(await drainEvents(needs, { now: NOW })).toEqual({ done: 1, failed: 0, dead: 0 })

    expect(needs.statuses()).toEqual(['canceled', 'active'])
    expect(needs.warnings).toEqual([['a subscription has no account', 'sub_1']])
    expect(needs.memory.customers.size).toBe(0)
  })

  test('about erased accounts is an operator’s business after five ends in a run', async () => {
    const people = Array.from({ length: 7 }, (_, n) => String(n))
    const needs = moneyNeeds({
      subscriptions: people.map((n) => aSubscription({ id: `sub_${n}`, customerId: `cus_${n}` })),
    })
    for (const n of people) {
      needs.payments.state.customers.set(`cus_${n}`, { accountId: `usr_${n}`, email: `${n}@example.com` })
      await needs.events.add(aStripeEvent({ id: `evt_${n}`, customerId: `cus_${n}` }), NOW)
    }

    expect(await drainEvents(needs, { now: NOW })).toEqual({ done: 5, failed: 2, dead: 0 })
    expect(needs.statuses().filter((status) => status === 'canceled')).toHaveLength(5)
  })

  test('waits longer after each failure, and is dead after the ninth', async () => {
    const { needs, outcomes } = watched(down(await withEvent()))
    const waits = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY]
    let at = 0
    for (const wait of waits) {
      expect(await drainEvents(needs, { now: later(at) })).toEqual({ done: 0, failed: 1, dead: 0 })
      expect(await needs.events.listDue(later(at + wait - 1))).toEqual([])
      at += wait
    }

    expect(await drainEvents(needs, { now: later(at) })).toEqual({ done: 0, failed: 0, dead: 1 })
    expect(await needs.events.listDead(later(at))).toEqual(['evt_1'])
    expect(outcomes).toEqual([{ outcome: 'dead', now: later(at) }])
    expect(needs.warnings).toHaveLength(9)
    expect(needs.warnings.at(-1)).toEqual(['an event of Stripe was given up', 'evt_1'])
  })

  test('that fails holds up no other', async () => {
    const needs = await withEvent({ id: 'evt_0', customerId: 'cus_john' })
    await needs.events.add(aStripeEvent(), later(1))
    const findAccountId: Needs['payments']['findAccountId'] = () => Promise.reject(new Error('a bug'))

    const payments = { ...needs.payments, findAccountId }
    expect(await drainEvents({ ...needs, payments }, { now: later(1) })).toEqual({ done: 1, failed: 1, dead: 0 })
    expect(needs.warnings).toEqual([['an event of Stripe was not followed', 'evt_0']])
  })

  test('that cannot be claimed holds up no other', async () => {
    const needs = await withEvent({ id: 'evt_0' })
    await needs.events.add(aStripeEvent(), later(1))
    const claim: Needs['events']['claim'] = (id, now) =>
      id === 'evt_0' ? Promise.reject(new Error('no table')) : needs.events.claim(id, now)

    const events = { ...needs.events, claim }
    expect(await drainEvents({ ...needs, events }, { now: later(1) })).toEqual({ done: 1, failed: 1, dead: 0 })
    expect(needs.warnings).toEqual([['an event of Stripe could not be claimed', 'evt_0']])
  })

  test('that cannot be read is given up at once, by name, and is never looked at again', async () => {
    const needs = await withEvent()
    const claim: Needs['events']['claim'] = async (id, now) => {
      const lease = await needs.events.claim(id, now)
      return lease && { ...lease, isUnreadable: true as const }
    }
    const unreadable = { ...needs, events: { ...needs.events, claim } }

    expect(await drainEvents(unreadable, { now: NOW })).toEqual({ done: 0, failed: 0, dead: 1 })
    expect(await drainEvents(unreadable, { now: later(DAY) })).toEqual({ done: 0, failed: 0, dead: 0 })

    expect(needs.warnings).toEqual([['an event of Stripe was given up', 'evt_1']])
    expect(await needs.events.listDead(later(DAY))).toEqual(['evt_1'])
  })

  test('that ends its run each time is given up in the end', async () => {
    const needs = await withEvent()
    for (let minute = 0; minute < 9; minute += 1) await needs.events.claim('evt_1', later(minute * MINUTE))

    expect(await drainEvents(needs, { now: later(9 * MINUTE) })).toEqual({ done: 0, failed: 0, dead: 1 })
    expect(needs.entitlementOf()).toBeUndefined()
  })

  test('waits for the next run when the time of this one is up', async () => {
    const needs = await withEvent()
    await needs.events.add(aStripeEvent({ id: 'evt_2' }), NOW)
    let left = 1

    expect(await drainEvents(needs, { now: NOW, mayGoOn: () => left-- > 0 })).toEqual({ done: 1, failed: 0, dead: 0 })
    expect(await needs.events.listDue(NOW)).toEqual(['evt_2'])
  })
})

describe('a card that was set up', () => {
  async function withCard(setup: Parameters<typeof aSetup>[0] = {}) {
    const needs = await withEvent({ type: 'setup_intent.succeeded', objectId: 'seti_1' }, [])
    await needs.checkouts.begin(undefined, aCheckout())
    needs.payments.state.setups.set('seti_1', aSetup(setup))
    return needs
  }

  test('starts its trial, though the page never asked for it', async () => {
    const needs = await withCard()

    await drainEvents(needs, { now: NOW })

    expect(needs.entitlementOf()).toMatchObject({ status: 'trial', trialEndsAt: later(3 * DAY) })
    expect(needs.memory.checkouts.get('usr_jane')?.done).toBeDefined()
  })

  test('for something else is nothing to try again', async () => {
    const needs = await withCard({ attempt: 'card_9' })

    expect(await drainEvents(needs, { now: NOW })).toEqual({ done: 1, failed: 0, dead: 0 })
    expect(needs.statuses()).toEqual([])
  })

  test.each([
    new Problem('PAYMENTS_DOWN'),
    new Problem('CONFLICT'),
    new Error('a bug'),
  ])('is tried again after %s', async (error) => {
    const needs = await withCard()
    const payments = { ...needs.payments, findSetup: () => Promise.reject(error) }

    expect(await drainEvents({ ...needs, payments }, { now: NOW })).toEqual({ done: 0, failed: 1, dead: 0 })
  })

  test('is looked at by no event of another type', async () => {
    const needs = await withCard()
    const other = moneyNeeds()
    await other.events.add(aStripeEvent({ type: 'setup_intent.canceled', objectId: 'seti_1' }), NOW)

    await drainEvents({ ...needs, events: other.events }, { now: NOW })

    expect(needs.entitlementOf()).toBeUndefined()
  })
})

describe('an invoice', () => {
  test('that was charged within thirty days gets a receipt', async () => {
    const needs = await withEvent({ type: 'invoice.paid', objectId: 'in_1' })
    needs.payments.state.invoices = [
      anInvoice(),
      anInvoice({ id: 'in_2', paidAt: later(-30 * DAY + 1) }),
      anInvoice({ id: 'in_3', paidAt: later(-30 * DAY) }),
    ]

    await drainEvents(needs, { now: NOW })

    expect([...needs.memory.mails.values()].map(({ dueAt }) => dueAt)).toEqual([NOW, NOW])
    expect([...needs.memory.mails.keys()].filter((id) => id.includes('receipt'))).toEqual([
      'usr_jane/receipt-in_1',
      'usr_jane/receipt-in_2',
    ])
  })

  test('is not asked for by an event of another type', async () => {
    const needs = await withEvent({ type: 'customer.invoice.' })
    needs.payments.state.invoices = [anInvoice()]

    await drainEvents(needs, { now: NOW })

    expect(needs.mailKinds()).toEqual([])
  })
})
