import { describe, expect, test } from 'vitest'
import type { InvoiceSnapshot } from '../../../../functions/domain/billing/payments.ts'
import type { SubscriptionSnapshot } from '../../../../functions/domain/billing/subscriptionSnapshot.ts'
import {
  type InspectPaymentsNeeds,
  inspectCustomer,
  listOverdue,
} from '../../../../functions/flows/billing/inspectPayments.ts'
import { DAY, type EpochSeconds } from '../../../../shared/domain/time.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked: [string, EpochSeconds][] = []
const overdueIn = (name: string) => ({
  listOverdue: async (by: EpochSeconds) => {
    asked.push([name, by])
    return [`${name}-1`, `${name}-2`]
  },
})
const needsWith = (invoices: InvoiceSnapshot[] = []): InspectPaymentsNeeds => ({
  payments: { listInvoices: async () => invoices },
  events: overdueIn('event'),
  entitlements: { due: overdueIn('entitlement') as InspectPaymentsNeeds['entitlements']['due'] },
  checkouts: { due: overdueIn('checkout') as InspectPaymentsNeeds['checkouts']['due'] },
  outbox: overdueIn('mail'),
  payerNews: overdueIn('payer'),
  deletions: overdueIn('deletion'),
})
const rulesOf = async (subscriptions: SubscriptionSnapshot[], invoices: InvoiceSnapshot[] = []) =>
  (await inspectCustomer(needsWith(invoices), { customerId: 'cus_jane', subscriptions })).map(({ rule }) => rule)

describe('a customer', () => {
  test('has one trial, and another subscription without one is none', async () => {
    expect(await rulesOf([aTrial(), aSubscription({ id: 'sub_2' })])).toEqual([])
    expect(await rulesOf([aTrial(), aTrial({ id: 'sub_2' })])).toEqual(['one-trial'])
  })

  test('pays no month twice, in whatever order the invoices are listed', async () => {
    const [first, soon, month] = [
      anInvoice({ id: 'in_1', createdAt: NOW }),
      anInvoice({ id: 'in_2', createdAt: later(27 * DAY - 1) }),
      anInvoice({ id: 'in_3', createdAt: later(27 * DAY) }),
    ]

    expect(await rulesOf([aSubscription()], [month, first])).toEqual([])
    expect(await rulesOf([aSubscription()], [soon, first])).toEqual(['paid-once-a-period'])
    expect(await rulesOf([aSubscription()], [first])).toEqual([])
  })

  test.each<[string, Partial<InvoiceSnapshot>]>([
    ['was for nothing', { amountPaid: 0 }],
    ['was not paid', { status: 'open' }],
    ['is of another subscription', { subscriptionId: 'sub_2' }],
  ])('did not pay twice when the second invoice %s', async (_, changes) => {
    const invoices = [anInvoice(), anInvoice({ id: 'in_2', createdAt: later(DAY), ...changes })]

    expect(await rulesOf([aSubscription()], invoices)).toEqual([])
  })

  test('is named in what is wrong', async () => {
    const found = await inspectCustomer(needsWith([anInvoice(), anInvoice({ id: 'in_2' })]), {
      customerId: 'cus_jane',
      subscriptions: [aTrial(), aTrial({ id: 'sub_2' })],
    })

    expect(found).toEqual([
      { rule: 'one-trial', customerId: 'cus_jane' },
      { rule: 'paid-once-a-period', customerId: 'cus_jane' },
    ])
  })
})

test('whatever has waited for any job for more than a day is overdue', async () => {
  const found = await listOverdue(needsWith(), NOW)

  const names = ['event', 'entitlement', 'checkout', 'mail', 'payer', 'deletion']
  expect(asked).toEqual(names.map((name) => [name, later(-DAY)]))
  expect(found).toEqual(
    names.flatMap((name) => [1, 2].map((n) => ({ rule: 'nothing-is-overdue', overdue: `${name}-${n}` }))),
  )
})
