import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { subscribeCalls } from '../../../../functions/gateways/stripe/subscribeCalls.ts'
import { faults } from '../../../../infra/local/faults.ts'
import { newCustomer, newPaymentMethod } from '../../../../infra/local/stripe/objects/customers.ts'
import { stripeDouble } from '../../../../infra/local/stripe/stripeDouble.ts'
import { mirrorPrice } from '../../../../infra/operate/mirrorPrice.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

const KEY = 'sk_test_of_the_operator'

let double: ReturnType<typeof stripeDouble>
let server: Server
let stripe: Stripe
beforeEach(async () => {
  const clock = { now: () => new Date(NOW * 1000) }
  const own = { apiKey: () => KEY, webhookSecret: () => '', url: 'http://localhost', post: async () => 200 }
  double = stripeDouble({ ...own, clock, faults: faults() })
  server = createServer((request, response) => void double.handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stripe = new Stripe(KEY, { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const DOLLARS = { plan: 'weekly', currency: 'USD' } as const

function subscribe(isTaxed: boolean, changes: (method: Stripe.PaymentMethod) => void = () => {}) {
  const customer = newCustomer({ email: null, name: null, metadata: {}, created: NOW })
  const method = newPaymentMethod('4242424242424242', NOW)
  method.customer = customer.id
  changes(method)
  double.ledger.customers.set(customer.id, customer)
  double.ledger.paymentMethods.set(method.id, method)
  const who = { customerId: customer.id, accountId: 'usr_1', attempt: 'chk_1', paymentMethodId: method.id }
  const asked = {
    ...who,
    plan: 'weekly',
    currency: 'USD',
    trialEndsAt: later(3 * DAY),
    idempotencyKey: customer.id,
  } as const
  return subscribeCalls((ask) => ask(stripe), isTaxed).createSubscription(asked)
}
const made = () => [...double.ledger.subscriptions.values()].map(({ automatic_tax }) => automatic_tax.enabled)
const places = () => [...double.ledger.customers.values()].map(({ address }) => address)

test('a subscription has no tax, and nobody is asked for their place, as long as none is collected', async () => {
  await subscribe(false)

  expect([made(), places()]).toEqual([[false], [null]])
})

test('where tax is collected, the price includes it, and the customer is where their card form says', async () => {
  const first = await mirrorPrice(stripe, DOLLARS, true)
  const second = await mirrorPrice(stripe, DOLLARS, true)

  await subscribe(true)

  expect([first, second]).toEqual([expect.stringMatching(/ is new$/), expect.stringMatching(/ is up to date$/)])
  expect([made(), places()]).toEqual([[true], [expect.objectContaining({ country: 'US', postal_code: '97712' })]])
  const [item] = [...double.ledger.subscriptions.values()][0]!.items.data
  expect(item!.price).toMatchObject({ tax_behavior: 'inclusive', unit_amount: 1299 })
})

test('a card whose form said nothing is where it was issued', async () => {
  await mirrorPrice(stripe, DOLLARS, true)

  await subscribe(true, (method) => {
    method.billing_details.address = null
    method.card!.country = 'SG'
  })

  expect(places()).toEqual([expect.objectContaining({ country: 'SG' })])
})

test('whoever is in no place that Stripe Tax knows begins the checkout again, and a price without tax sells nothing', async () => {
  await expect(subscribe(true)).rejects.toMatchObject({ code: 'PAYMENTS_DISABLED' })
  await mirrorPrice(stripe, DOLLARS, true)
  const nowhere = (method: Stripe.PaymentMethod) => {
    method.billing_details.address = null
  }

  await expect(subscribe(true, nowhere)).rejects.toMatchObject({ code: 'INVALID_CHECKOUT' })

  expect(made()).toEqual([])
})
