import { describe, expect, test } from 'vitest'
import { billingInfoOf } from '../../../../functions/domain/billing/billingInfo.ts'
import { DAY, isoInstant } from '../../../../shared/domain/time.ts'
import { anInvoice } from '../../../makers/anInvoice.ts'
import { aSubscription, aTrial } from '../../../makers/aSubscription.ts'
import { later, NOW } from '../../../makers/later.ts'

const OWN = 'http://127.0.0.1:8000'
const infoOf = ({
  subscriptions = [aSubscription()],
  invoices = [anInvoice()],
  ownOrigin,
}: Partial<Parameters<typeof billingInfoOf>[0]> = {}) => billingInfoOf({ subscriptions, invoices, ownOrigin })

describe('the subscription on the billing page', () => {
  test('is what is charged next, when, and to which card', () => {
    expect(infoOf().subscription).toEqual({
      plan: 'weekly',
      amount: 1299,
      currency: 'usd',
      current_period_end: later(30 * DAY),
      amount_due: 1299,
      status: 'active',
      card: { brand: 'visa', last4: '4242' },
    })
  })

  test.each([
    ['a trial', aTrial(), 'trial', 1299],
    ['a trial that was cancelled', aTrial({ renews: false }), 'cancelled', 0],
    ['one that was cancelled', aSubscription({ renews: false }), 'cancelled', 0],
    ['one whose charge failed', aSubscription({ status: 'past_due' }), 'past_due', 1299],
    [
      'one whose charge failed after it was cancelled',
      aSubscription({ status: 'past_due', renews: false }),
      'past_due',
      0,
    ],
  ])('%s says so, and what is due', (_, subscription, status, amount_due) => {
    expect(infoOf({ subscriptions: [subscription] }).subscription).toMatchObject({ status, amount_due })
  })

  test.each([
    ['there is none', []],
    ['it is over', [aSubscription({ status: 'canceled' })]],
  ])('is nothing when %s', (_, subscriptions) => {
    expect(infoOf({ subscriptions })).toMatchObject({ subscription: null, pastDue: null })
  })

  test('is in dollars of Singapore where it was bought so', () => {
    expect(infoOf({ subscriptions: [aSubscription({ currency: 'sgd' })] }).subscription?.currency).toBe('sgd')
  })
})

describe('the invoices on the billing page', () => {
  test('are those over something, in their order', () => {
    const invoices = [
      anInvoice({ id: 'in_open', amountPaid: 0, amountDue: 1299, status: 'open' }),
      anInvoice({ id: 'in_nothing', amountPaid: 0 }),
      anInvoice({ id: 'in_draft', status: 'draft' }),
      anInvoice({ id: 'in_paid', currency: 'sgd' }),
    ]

    expect(infoOf({ invoices }).invoices).toEqual([
      {
        id: 'in_open',
        created: NOW,
        amount_paid: 0,
        currency: 'usd',
        status: 'pending',
        invoice_pdf: 'https://pay.stripe.com/invoice/in_1/pdf',
      },
      expect.objectContaining({ id: 'in_paid', amount_paid: 1299, currency: 'sgd', status: 'paid' }),
    ])
  })

  test.each(['void', 'uncollectible'] as const)('that are %s say so', (status) => {
    expect(infoOf({ invoices: [anInvoice({ status })] }).invoices[0]?.status).toBe(status)
  })

  test.each([
    ['https://stripe.com/in_1.pdf', undefined, true],
    ['https://files.stripe.com/in_1.pdf', undefined, true],
    ['http://files.stripe.com/in_1.pdf', undefined, false],
    ['https://notstripe.com/in_1.pdf', undefined, false],
    ['https://stripe.com.example.com/in_1.pdf', undefined, false],
    ['https://pay@stripe.com/in_1.pdf', undefined, false],
    ['javascript:alert(1)', undefined, false],
    ['no link', undefined, false],
    [`${OWN}/in_1.pdf`, OWN, true],
    [`${OWN}/in_1.pdf`, undefined, false],
    ['http://127.0.0.1:9000/in_1.pdf', OWN, false],
    ['https://files.stripe.com/in_1.pdf', OWN, true],
  ])('link to %s, with %s as our own address: %s', (pdf, ownOrigin, isShown) => {
    const { invoices } = infoOf({ invoices: [anInvoice({ pdf })], ownOrigin })

    expect(invoices[0]?.invoice_pdf).toBe(isShown ? pdf : null)
  })

  test('without a link have none', () => {
    expect(infoOf({ invoices: [anInvoice({ pdf: null })] }).invoices[0]?.invoice_pdf).toBeNull()
  })
})

describe('what is past due', () => {
  test('is the sum of what was never paid for the subscription, also what was written off, and when it is tried again', () => {
    const invoices = [
      anInvoice({ status: 'open', amountDue: 1299 }),
      anInvoice({ status: 'open', amountDue: 100 }),
      anInvoice({ status: 'uncollectible', amountDue: 10_000 }),
      anInvoice({ status: 'void', amountDue: 30_000 }),
      anInvoice({ status: 'open', amountDue: 20_000, subscriptionId: 'sub_0' }),
    ]

    expect(
      infoOf({
        subscriptions: [aSubscription({ status: 'past_due', currency: 'sgd', nextAttemptAt: later(DAY) })],
        invoices,
      }).pastDue,
    ).toEqual({
      amount: 11_399,
      currency: 'sgd',
      nextAttemptAt: isoInstant(later(DAY)),
      confirmUrl: null,
    })
  })

  test('is nothing while everything is paid', () => {
    expect(infoOf().pastDue).toBeNull()
  })
})

test.each([
  ['https://invoice.stripe.com/i/1', 'https://invoice.stripe.com/i/1'],
  ['https://stripe.com.evil.example/i/1', null],
  ['javascript:alert(1)', null],
])('a charge that waits for the bank links to %s only where that is a page of Stripe', (confirmUrl, link) => {
  const subscriptions = [aSubscription({ status: 'past_due', confirmUrl })]

  expect(billingInfoOf({ subscriptions, invoices: [], ownOrigin: undefined }).pastDue?.confirmUrl).toBe(link)
})
