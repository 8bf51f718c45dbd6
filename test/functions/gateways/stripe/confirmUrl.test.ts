import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { subscriptionCalls } from '../../../../functions/gateways/stripe/subscriptionCalls.ts'
import { newPrice } from '../../../../infra/local/stripe/objects/prices.ts'
import { newSubscription } from '../../../../infra/local/stripe/objects/subscriptions.ts'

const URL = 'https://invoice.stripe.com/i/1'

test.each([
  ['open', { status: 'requires_action' }, URL],
  ['open', { status: 'requires_payment_method', last_payment_error: { code: 'authentication_required' } }, URL],
  ['open', { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }, null],
  ['open', 'pi_1', null],
  ['paid', { status: 'succeeded' }, null],
  ['uncollectible', { status: 'requires_action' }, null],
])('an invoice that is %s, with a payment of %o, is confirmed at %s', async (status, intent, confirmUrl) => {
  const made = newSubscription({
    customer: 'cus_1',
    price: newPrice({ plan: 'weekly', currency: 'USD' }, 0),
    paymentMethod: 'pm_1',
    metadata: {},
    trialEnd: null,
    created: 0,
  })
  const subscription = { ...made, status: 'past_due', latest_invoice: 'in_1' }
  const payments = { data: [{ payment: { payment_intent: intent } }] }
  const stripe = {
    subscriptions: { list: async () => ({ data: [subscription] }) },
    invoices: {
      list: async () => ({ data: [] }),
      retrieve: async () => ({ status, hosted_invoice_url: URL, payments }),
    },
  }

  const [listed] = await subscriptionCalls((ask) => ask(stripe as unknown as Stripe)).listSubscriptions('cus_1')

  expect(listed?.confirmUrl).toBe(confirmUrl)
})
