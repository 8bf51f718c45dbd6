import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openDouble } from './openDouble.ts'

const { stripe, double, advance, asked, told } = openDouble()

const WORKS = '4242424242424242'
const ASKS_ALWAYS = '4000002760003184'
const ASKS_PRESENT = '4000002500003155'
const FAILS = '4000000000000341'
const HOUR = 3600
const EXPAND = ['latest_invoice.confirmation_secret']

async function subscribe(card: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const made = await stripe().subscriptions.create({ ...(await asked(card)), expand: EXPAND, ...more })
  const invoice = made.latest_invoice as Stripe.Invoice
  const secret = invoice.confirmation_secret?.client_secret ?? ''
  return { ...made, invoice, intent: secret.split('_secret')[0]! }
}

const statusOf = async (id: string) => (await stripe().subscriptions.retrieve(id)).status

test.each([
  [ASKS_ALWAYS, false, 'requires_action'],
  [ASKS_ALWAYS, true, 'requires_action'],
  [ASKS_PRESENT, false, 'requires_action'],
  [FAILS, false, 'requires_payment_method'],
])('allow_incomplete with %s, off_session %s, waits: %s', async (card, off_session, status) => {
  const { id, invoice, intent, ...made } = await subscribe(card, { off_session })

  expect(made.status).toBe('incomplete')
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: null })
  expect(double().ledger.paymentIntents.get(intent)?.status).toBe(status)
  expect(told()).toContain('invoice.payment_failed')
  expect(told().includes('invoice.payment_action_required')).toBe(status === 'requires_action')
  expect(await statusOf(id)).toBe('incomplete')
})

test.each([
  [WORKS, false],
  [ASKS_PRESENT, true],
])('allow_incomplete with %s, off_session %s, is paid', async (card, off_session) => {
  const { status, invoice } = await subscribe(card, { off_session })

  expect([status, invoice.status]).toEqual(['active', 'paid'])
})

test.each([
  [FAILS, false, 'card_declined'],
  [ASKS_ALWAYS, true, 'authentication_required'],
  [ASKS_ALWAYS, false, 'subscription_payment_intent_requires_action'],
])('error_if_incomplete with %s, off_session %s, leaves nothing behind: %s', async (card, off_session, code) => {
  const refused = subscribe(card, { off_session, payment_behavior: 'error_if_incomplete' })

  await expect(refused).rejects.toMatchObject({ statusCode: 402, type: 'StripeCardError', code })
  expect(double().ledger.subscriptions.size).toBe(0)
})

test('default_incomplete leaves the payment to the browser, also with a card that works', async () => {
  const { id, status, invoice, intent } = await subscribe(WORKS, { payment_behavior: 'default_incomplete' })

  expect([status, invoice.status, invoice.attempt_count]).toEqual(['incomplete', 'open', 0])
  expect(double().ledger.paymentIntents.get(intent)?.status).toBe('requires_confirmation')
  expect(double().confirmPayment({ id: intent }).status).toBe('succeeded')
  expect(await statusOf(id)).toBe('active')
  expect(told().slice(-3)).toEqual(['invoice.paid', 'invoice.payment_succeeded', 'customer.subscription.updated'])
})

test('a bank that is answered makes the subscription active, and the second tab hears that it is paid', async () => {
  const { id, intent } = await subscribe(ASKS_ALWAYS, { payment_behavior: 'default_incomplete' })

  expect(double().confirmPayment({ id: intent }).status).toBe('requires_action')
  expect(await statusOf(id)).toBe('incomplete')
  expect(double().confirmPayment({ id: intent, authentication: 'approved' }).status).toBe('succeeded')
  expect(await statusOf(id)).toBe('active')
  expect(() => double().confirmPayment({ id: intent, authentication: 'approved' })).toThrow('status of succeeded')
})

test('after a no to the bank the payment has no card left, and another saved one pays', async () => {
  const { id, customer, intent } = await subscribe(ASKS_ALWAYS)

  expect(double().confirmPayment({ id: intent, authentication: 'refused' })).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  expect(() => double().confirmPayment({ id: intent })).toThrow('requires_payment_method')

  const setup = await stripe().setupIntents.create({ customer: String(customer), usage: 'off_session' })
  const { payment_method: method } = double().confirmSetup({ id: setup.id, card: WORKS })
  expect(double().confirmPayment({ id: intent, paymentMethod: String(method) }).status).toBe('succeeded')
  expect(await statusOf(id)).toBe('active')
})

test('23 hours without a payment end it: expired, its invoice void, its payment cancelled', async () => {
  const { id, invoice, intent } = await subscribe(ASKS_ALWAYS)
  await advance(23 * HOUR - 1)
  expect(await statusOf(id)).toBe('incomplete')

  await advance(1)

  expect(await statusOf(id)).toBe('incomplete_expired')
  expect((await stripe().invoices.retrieve(invoice.id!)).status).toBe('void')
  expect(double().ledger.paymentIntents.get(intent)?.status).toBe('canceled')
  expect(told().slice(-2)).toEqual(['invoice.voided', 'customer.subscription.updated'])
  await expect(stripe().subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow('incomplete_expired')
  await expect(stripe().subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' })
})

test('whoever cancels it, or voids its invoice, expires it', async () => {
  const [first, second] = [await subscribe(FAILS), await subscribe(FAILS)]

  await stripe().subscriptions.cancel(first.id)
  await stripe().invoices.voidInvoice(second.invoice.id!)

  for (const { id, invoice } of [first, second]) {
    expect(await statusOf(id)).toBe('incomplete_expired')
    expect((await stripe().invoices.retrieve(invoice.id!)).status).toBe('void')
  }
})

test('until it is paid nothing but its metadata changes', async () => {
  const { id } = await subscribe(ASKS_ALWAYS)

  await expect(stripe().subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  })
  expect((await stripe().subscriptions.update(id, { metadata: { a: 'b' } })).metadata).toEqual({ a: 'b' })
})

test('an invoice shows its secret and its payments only where they are asked for', async () => {
  const { invoice } = await subscribe(ASKS_ALWAYS)

  const plain = await stripe().invoices.retrieve(invoice.id!)
  const whole = await stripe().invoices.retrieve(invoice.id!, { expand: ['payments', 'confirmation_secret'] })

  for (const name of ['payments', 'confirmation_secret']) expect(plain).not.toHaveProperty(name)
  expect(whole.confirmation_secret?.client_secret).toMatch(/^pi_\w+_secret_/)
  expect(whole.payments?.data).toMatchObject([{ status: 'open', payment: { type: 'payment_intent' } }])
  const events = [...double().ledger.events.values()].filter(({ type }) => type.startsWith('invoice.'))
  for (const { data } of events) expect(data.object).not.toHaveProperty('confirmation_secret')
})
