import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterEach, beforeEach } from 'vitest'
import { faults } from '../../../../infra/local/faults.ts'
import { type StripeDouble, stripeDouble } from '../../../../infra/local/stripe/stripeDouble.ts'
import { lookupKey } from '../../../../shared/domain/priceBook.ts'
import { NOW } from '../../../makers/later.ts'

const KEY = 'sk_test_of_the_double'

/** The double of each test, with Stripe's own library in front of it and a clock that stands still. */
export function openDouble() {
  let server: Server
  let now: number
  let double: StripeDouble
  let stripe: Stripe
  beforeEach(async () => {
    now = NOW
    double = stripeDouble({
      apiKey: () => KEY,
      webhookSecret: () => '',
      url: 'http://localhost',
      clock: { now: () => new Date(now * 1000) },
      faults: faults(),
      post: async () => 200,
    })
    server = createServer((request, response) => void double.handle(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    stripe = new Stripe(KEY, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    stripe: () => stripe,
    double: () => double,
    advance: async (seconds: number) => {
      now += seconds
      await double.tick()
    },
    /** A customer who has saved a card, and what a subscription of theirs is made of. */
    async asked(card: string) {
      const { id: customer } = await stripe.customers.create({ email: 'mira@example.test' })
      const { id } = await stripe.setupIntents.create({ customer, usage: 'off_session' })
      const { payment_method: method } = double.confirmSetup({ id, card, authentication: 'approved' })
      const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey({ plan: 'weekly', currency: 'SGD' })] })).data
      return { customer, items: [{ price: price!.id }], default_payment_method: String(method) }
    },
    /** The kinds of the events so far, in their order. */
    told: () => [...double.ledger.events.values()].map(({ type }) => type as string),
  }
}
