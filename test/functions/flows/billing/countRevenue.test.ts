import { describe, expect, test } from 'vitest'
import type { ChargedDispute, InvoiceSnapshot } from '../../../../functions/domain/billing/payments.ts'
import { countRevenue } from '../../../../functions/flows/billing/countRevenue.ts'
import { drainEvents } from '../../../../functions/flows/billing/drainEvents.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { aLife, mortal } from '../../../fakes/mortal.ts'
import { aDispute as aKeptDispute } from '../../../makers/aDispute.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aStripeEvent } from '../../../makers/aStripeEvent.ts'
import { aSubscription } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

/** Jane, who has paid these invoices of her subscription. */
function paid(invoices: InvoiceSnapshot[] = [anInvoice()]) {
  const subscription = aSubscription({ id: 'sub_1', createdAt: later(-60 * DAY) })
  const needs = moneyNeeds({ entitlement: anEntitlement({ subscriptionId: 'sub_1' }), subscriptions: [subscription] })
  needs.payments.state.invoices = invoices
  return needs
}
type Needs = ReturnType<typeof paid>

const aDispute = (changes: Partial<ChargedDispute> = {}): ChargedDispute => ({
  ...aKeptDispute(),
  customerId: 'cus_jane',
  subscriptionId: 'sub_1',
  paidAt: NOW,
  ...changes,
})

let told = 0
/** Tells of these things, one after the other, and lets the job follow. */
async function tell(needs: Needs, ...types: string[]) {
  for (const type of types) {
    told += 1
    const about = type.startsWith('charge.dispute.')
      ? { objectId: 'du_1', customerId: undefined }
      : { customerId: 'cus_jane' }
    await needs.events.add(aStripeEvent({ id: `evt_told${told}`, type, ...about }), NOW)
    expect(await drainEvents(needs, { now: NOW })).toEqual({ done: 1, failed: 0, dead: 0 })
  }
}

/** What the counters hold, without what is nought. */
const counted = ({ memory }: Needs) =>
  Object.fromEntries(
    [...memory.counters].map(([name, sums]) => [name, Object.fromEntries(Object.entries(sums).filter(([, n]) => n))]),
  )
const NOVEMBER = 'MONTH#2026-11'
const count = (needs: Parameters<typeof countRevenue>[0], now = NOW) =>
  countRevenue(needs, { accountId: 'usr_jane', customerId: 'cus_jane', now })

describe('what was paid', () => {
  test('counts once in its month, however often its event comes', async () => {
    const needs = paid()

    await tell(needs, 'invoice.paid', 'invoice.paid', 'invoice.payment_failed', 'charge.refunded')

    expect(counted(needs)).toEqual({ [NOVEMBER]: { paidUSD: 1299 } })
  })

  test('counts in the month of the payment and in its own currency', async () => {
    const needs = paid([
      anInvoice({ id: 'in_1', paidAt: later(-30 * DAY) }),
      anInvoice({ id: 'in_2' }),
      anInvoice({ id: 'in_3', currency: 'sgd', amountPaid: 1699 }),
    ])

    await tell(needs, 'invoice.paid')

    expect(counted(needs)).toEqual({
      'MONTH#2026-10': { paidUSD: 1299 },
      [NOVEMBER]: { paidUSD: 1299, paidSGD: 1699 },
    })
  })

  test.each([
    ['that is not paid', { status: 'open' as const }],
    ['over nothing, as a trial begins', { amountPaid: 0 }],
    ['of which nobody knows when it was paid', { paidAt: null }],
    ['for something else that the company sells', { subscriptionId: 'sub_other' }],
    ['in a currency that we do not sell in', { currency: 'eur' }],
    ['that is older than anybody is shown', { paidAt: later(-420 * DAY) }],
  ])('does not count for an invoice %s', async (_, changes) => {
    const needs = paid([anInvoice(changes)])

    await tell(needs, 'invoice.paid')

    expect(counted(needs)).toEqual({})
  })

  test('stays counted when Stripe lists it no more, as after its customer was replaced', async () => {
    const needs = paid()
    await tell(needs, 'invoice.paid')
    needs.payments.state.invoices = [anInvoice({ id: 'in_2', amountPaid: 500 })]

    await tell(needs, 'invoice.paid', 'invoice.paid')

    expect(counted(needs)).toEqual({ [NOVEMBER]: { paidUSD: 1799 } })
  })

  test('is not written down for an account that is closed, and what it paid before stays', async () => {
    const needs = paid()
    await count(needs)
    needs.memory.accounts.set('usr_jane', anAccount({ status: 'deleting' }))
    needs.payments.state.refunded = ['in_1']

    await count(needs)

    expect(counted(needs)).toEqual({ [NOVEMBER]: { paidUSD: 1299 } })
  })
})

describe('a refund', () => {
  test('in parts and then of the rest counts up to the whole, in the month of the payment', async () => {
    const needs = paid([anInvoice({ paidAt: later(-30 * DAY) })])
    const { state } = needs.payments
    const seen: unknown[] = []
    for (const part of [300, 1000]) {
      state.refundedParts.set('in_1', part)
      await tell(needs, 'charge.refunded', 'charge.refunded')
      seen.push(counted(needs))
    }
    state.refunded = ['in_1']
    await tell(needs, 'charge.refunded')
    seen.push(counted(needs))

    const month = (refundedUSD: number) => ({ 'MONTH#2026-10': { paidUSD: 1299, refundedUSD } })
    expect(seen).toEqual([month(300), month(1000), month(1299)])
  })

  test('that is heard of before the payment counts with it, and the payment not again', async () => {
    const needs = paid([anInvoice({ currency: 'sgd', amountPaid: 1699 })])
    needs.payments.state.refunded = ['in_1']

    await tell(needs, 'charge.refunded', 'invoice.paid')

    expect(counted(needs)).toEqual({ [NOVEMBER]: { paidSGD: 1699, refundedSGD: 1699 } })
  })
})

describe('a dispute', () => {
  const opened = (changes: Partial<ChargedDispute> = {}) => {
    const needs = paid([anInvoice({ paidAt: later(-30 * DAY) })])
    needs.payments.state.disputes = [aDispute({ paidAt: later(-30 * DAY), ...changes })]
    return needs
  }
  const decide = (needs: Needs, status: string) => {
    needs.payments.state.disputes = needs.payments.state.disputes.map((each) => ({ ...each, status }))
  }
  const OCTOBER = 'MONTH#2026-10'

  test.each([
    ['won', {}],
    ['lost', { lostUSD: 1299 }],
  ])('is open until it is %s, in the month of the payment, however its events come', async (status, left) => {
    const needs = opened()
    await tell(needs, 'charge.dispute.created', 'charge.dispute.created')
    expect(counted(needs)).toEqual({ [OCTOBER]: { paidUSD: 1299, disputedUSD: 1299 } })

    decide(needs, status)
    await tell(needs, 'charge.dispute.closed', 'charge.dispute.updated', 'charge.dispute.created', 'invoice.paid')

    expect(counted(needs)).toEqual({ [OCTOBER]: { paidUSD: 1299, ...left } })
  })

  test('of a part, after a refund of another, counts each once', async () => {
    const needs = opened({ amount: 999, status: 'lost' })
    needs.payments.state.refundedParts.set('in_1', 300)

    await tell(needs, 'charge.dispute.closed', 'charge.refunded', 'charge.dispute.funds_withdrawn')

    expect(counted(needs)).toEqual({ [OCTOBER]: { paidUSD: 1299, refundedUSD: 300, lostUSD: 999 } })
  })

  test('that only asks takes nothing', async () => {
    const needs = opened({ status: 'warning_needs_response' })

    await tell(needs, 'charge.dispute.created')

    expect(counted(needs)).toEqual({ [OCTOBER]: { paidUSD: 1299 } })
  })

  test('that an earlier release wrote down counts in the month in which it began', async () => {
    const needs = paid([])
    needs.memory.disputes.set('du_1', { ...aKeptDispute({ status: 'lost' }), accountId: 'usr_jane' })

    await tell(needs, 'invoice.paid')

    expect(counted(needs)).toEqual({ [NOVEMBER]: { lostUSD: 1299 } })
  })
})

test.each(['before', 'after'] as const)('money counts once when the look dies %s any of its calls', async (when) => {
  for (let call = 1; ; call += 1) {
    const needs = paid()
    needs.payments.state.refundedParts.set('in_1', 300)
    const life = aLife({ call, when })
    const dying = {
      accounts: mortal(needs.accounts, life),
      disputes: mortal(needs.disputes, life),
      payments: mortal(needs.payments, life),
      revenue: mortal(needs.revenue, life),
    }

    await count(dying).catch(() => {})
    await count(needs)

    expect(counted(needs), `${call}`).toEqual({ [NOVEMBER]: { paidUSD: 1299, refundedUSD: 300 } })
    if (!life.isOver()) break
  }
})

test('a look that knows less than another that was quicker looks again', async () => {
  const needs = paid()
  let isFirst = true
  const listOf: Needs['disputes']['listOf'] = async (accountId) => {
    if (isFirst) {
      isFirst = false
      needs.payments.state.refunded = ['in_1']
      await count(needs)
      needs.payments.state.disputes = []
    }
    return needs.disputes.listOf(accountId)
  }

  await count({ ...needs, disputes: { listOf } })

  expect(counted(needs)).toEqual({ [NOVEMBER]: { paidUSD: 1299, refundedUSD: 1299 } })
})

test('a look that always comes too late is given up, so that its event comes again', async () => {
  const needs = paid()

  const looking = count({ ...needs, revenue: { ...needs.revenue, commit: async () => false } })

  await expect(looking).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('what is remembered of a person does not grow with the years', async () => {
  const needs = paid()
  for (let month = 0; month < 40; month += 1) {
    const now = later(month * 31 * DAY)
    needs.payments.state.invoices = [anInvoice({ id: `in_${month}`, paidAt: now })]
    await count(needs, now)
  }

  expect(Object.keys(needs.memory.revenue.get('usr_jane')!.counted).length).toBeLessThan(15)
  expect(needs.memory.counters.get(NOVEMBER)).toEqual({ paidUSD: 1299 })
})
