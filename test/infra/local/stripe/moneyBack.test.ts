import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openDouble } from './openDouble.ts'

const { stripe, double, asked } = openDouble()

async function aPaidInvoice() {
  const expand = ['latest_invoice.payments']
  const made = await stripe().subscriptions.create({ ...(await asked('4242424242424242')), expand })
  const invoice = made.latest_invoice as Stripe.Invoice
  const intent = String(invoice.payments?.data[0]?.payment.payment_intent)
  return { id: invoice.id!, amount: invoice.amount_paid, intent, charge: `ch_${intent.slice(3)}` }
}

test('a refund names its charge, and more than the rest is refused with both amounts', async () => {
  const { intent: payment_intent, amount, charge } = await aPaidInvoice()

  const refund = await stripe().refunds.create({ payment_intent, amount: 100 })
  expect(refund).toMatchObject({ amount: 100, charge, payment_intent, status: 'succeeded' })
  await expect(stripe().refunds.create({ payment_intent, amount })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: undefined,
    message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${amount - 100})`,
  })
  await expect(stripe().refunds.create({ payment_intent, amount: 0 })).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
  })
  expect((await stripe().refunds.create({ payment_intent })).amount).toBe(amount - 100)
  await expect(stripe().refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
    message: `Charge ${charge} has already been refunded.`,
  })
})

test('what is disputed is not given back, and what was given back is not disputed', async () => {
  const [disputed, refunded] = [await aPaidInvoice(), await aPaidInvoice()]

  double().openDispute({ invoice: disputed.id })
  await expect(stripe().refunds.create({ payment_intent: disputed.intent })).rejects.toMatchObject({
    code: 'charge_disputed',
    message: `Charge ${disputed.charge} has been charged back; cannot issue a refund.`,
  })
  await stripe().refunds.create({ payment_intent: refunded.intent })
  expect(() => double().openDispute({ invoice: refunded.id })).toThrow('cannot be disputed')
})

test('a payment does not name its invoice', async () => {
  const { id } = await aPaidInvoice()

  const { payments } = await stripe().invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] })

  const intent = payments?.data[0]?.payment.payment_intent
  expect(intent).toMatchObject({ object: 'payment_intent', status: 'succeeded', next_action: null })
  expect(intent).not.toHaveProperty('invoice')
})
