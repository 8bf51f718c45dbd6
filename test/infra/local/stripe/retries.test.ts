import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { NOW } from '../../../makers/later.ts'
import { openDouble } from './openDouble.ts'

const { stripe, double, advance, asked, told } = openDouble()

const HOUR = 3600
const DAY = 24 * HOUR
const TRIAL = { trial_end: NOW + 3 * DAY, off_session: true }

/** A trial has ended, and its first charge has failed. */
async function pastDue() {
  const made = await stripe().subscriptions.create({ ...(await asked('4000000000000341')), ...TRIAL })
  await advance(3 * DAY)
  await advance(HOUR)
  return made
}

async function lookAt(id: string) {
  const found = await stripe().subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  return { ...found, invoice: found.latest_invoice as Stripe.Invoice }
}

test('the trial end is told three days ahead, and again when it is moved to now', async () => {
  const { id } = await stripe().subscriptions.create({ ...(await asked('4242424242424242')), ...TRIAL })
  const notices = () => told().filter((type) => type === 'customer.subscription.trial_will_end').length
  expect(notices()).toBe(1)

  await stripe().subscriptions.update(id, { trial_end: NOW + 9 * DAY, proration_behavior: 'none' })
  expect(notices()).toBe(1)
  await stripe().subscriptions.update(id, { trial_end: 'now', proration_behavior: 'none' })
  expect(notices()).toBe(2)
})

test('cancelled at the end of its period, a subscription ends where the trial end is moved to', async () => {
  const { id } = await stripe().subscriptions.create({ ...(await asked('4242424242424242')), ...TRIAL })
  await stripe().subscriptions.update(id, { cancel_at_period_end: true })

  await stripe().subscriptions.update(id, { trial_end: NOW + 9 * DAY, proration_behavior: 'none' })

  expect((await lookAt(id)).cancel_at).toBe(NOW + 9 * DAY)
  await advance(3 * DAY)
  expect((await lookAt(id)).status).toBe('trialing')
  await advance(6 * DAY)
  expect((await lookAt(id)).status).toBe('canceled')
})

test('cancelled, and charged nevertheless by a call that ends the trial, it runs for the month that was paid', async () => {
  const { id } = await stripe().subscriptions.create({ ...(await asked('4242424242424242')), ...TRIAL })
  await stripe().subscriptions.update(id, { cancel_at_period_end: true })

  await stripe().subscriptions.update(id, { trial_end: 'now', proration_behavior: 'none' })

  const { status, cancel_at, items } = await lookAt(id)
  expect([status, cancel_at]).toEqual(['active', items.data[0]?.current_period_end])
  await advance(3 * DAY)
  expect((await lookAt(id)).status).toBe('active')
})

test('an attempt of somebody leaves the schedule and its count as they are', async () => {
  const { id, default_payment_method: method } = await pastDue()
  const { invoice } = await lookAt(id)
  expect(invoice).toMatchObject({ attempt_count: 1, next_payment_attempt: NOW + 5 * DAY + HOUR })
  await advance(HOUR)

  const paid = stripe().invoices.pay(invoice.id!, { payment_method: String(method), off_session: false })

  await expect(paid).rejects.toMatchObject({ code: 'card_declined' })
  const { attempt_count, next_payment_attempt } = (await lookAt(id)).invoice
  expect([attempt_count, next_payment_attempt]).toEqual([invoice.attempt_count, invoice.next_payment_attempt])
})

test('after the last attempt nothing is tried again, and Stripe says why it ended', async () => {
  const { id } = await pastDue()

  for (let day = 0; day < 8; day += 2) await advance(2 * DAY)

  const { status, cancellation_details, invoice } = await lookAt(id)
  expect([status, cancellation_details?.reason]).toEqual(['canceled', 'payment_failed'])
  expect(invoice).toMatchObject({ status: 'uncollectible', next_payment_attempt: null })
  expect(told().slice(-3)).toEqual([
    'invoice.payment_failed',
    'invoice.marked_uncollectible',
    'customer.subscription.deleted',
  ])
  const failures = [...double().ledger.events.values()].filter(({ type }) => type === 'invoice.payment_failed')
  const last = failures.at(-1)?.data.object as Stripe.Invoice
  expect(last.next_payment_attempt).toBeNull()
})

test('whoever ends it while it is past due stops the attempts, and the invoice stays open', async () => {
  const { id } = await pastDue()

  const ended = await stripe().subscriptions.cancel(id)

  expect(ended.cancellation_details?.reason).toBe('cancellation_requested')
  expect((await lookAt(id)).invoice).toMatchObject({ status: 'open', auto_advance: false, next_payment_attempt: null })
})

test('only the events that the endpoint asks for are delivered', async () => {
  double().webhooks.setMode('hold')

  const { customer } = await asked('4242424242424242')
  await stripe().customers.del(customer)

  expect(told()).toEqual(['customer.created', 'payment_method.attached', 'setup_intent.succeeded', 'customer.deleted'])
  expect(double().webhooks.describe().waiting).toBe(1)
})
