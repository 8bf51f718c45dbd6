import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { inspectStripe } from '../../../infra/operate/inspectStripe.ts'
import { PINNED_API_VERSION } from '../../../infra/operate/openStripe.ts'
import { STRIPE_EVENTS } from '../../../infra/operate/stripeEvents.ts'
import { amountOf, lookupKey, PRICE_KEYS, priceBook } from '../../../shared/domain/priceBook.ts'

const webhook = {
  id: 'we_1',
  url: 'https://orrery.example/api/stripe/webhook',
  api_version: PINNED_API_VERSION,
  status: 'enabled',
  enabled_events: STRIPE_EVENTS,
}
const account = {
  charges_enabled: true,
  payouts_enabled: true,
  settings: { payments: { statement_descriptor: 'ORRERY' } },
}
const prices = Object.fromEntries(PRICE_KEYS.map((key) => [lookupKey(key), amountOf(key)]))
const PRICE_SETTINGS = PRICE_KEYS.map(({ plan, currency }) => `price of ${priceBook[plan].name} in ${currency}`)
const DOLLARS = lookupKey({ plan: 'weekly', currency: 'USD' })

interface Answers {
  account?: () => unknown
  webhooks?: unknown[]
  amounts?: Record<string, number>
  intents?: () => unknown
}

const priceWith = (key: string, unit_amount: number) => {
  const { plan, currency } = PRICE_KEYS.find((each) => lookupKey(each) === key)!
  const recurring = { interval: priceBook[plan].interval, interval_count: 1 }
  return { id: 'price_1', unit_amount, currency: currency.toLowerCase(), recurring }
}

/** Stripe as far as the check asks it. */
const stripeWith = ({
  account: answer = () => account,
  webhooks = [webhook],
  amounts = prices,
  intents = () => ({ data: [] }),
}: Answers = {}) =>
  ({
    accounts: { retrieveCurrent: async () => answer() },
    prices: {
      list: async ({ lookup_keys: [key = ''] }: { lookup_keys: string[] }) => ({
        data: amounts[key] === undefined ? [] : [priceWith(key, amounts[key])],
      }),
    },
    webhookEndpoints: { list: async () => ({ data: webhooks }) },
    paymentIntents: { list: async () => intents() },
    tax: { settings: { retrieve: async () => ({ status: 'pending' }) } },
  }) as unknown as Stripe

const found = async (answers?: Answers) => {
  const findings = await inspectStripe(stripeWith(answers), { domain: 'orrery.example' })
  return findings.filter(({ outcome }) => outcome !== 'good')
}

test('an account that is as we rely on it has nothing wrong', async () => {
  expect(await found()).toEqual([])
})

test('a price that is missing or another one, and a webhook that lacks an event or is disabled, are named', async () => {
  const [missing] = STRIPE_EVENTS
  const lacking = { ...webhook, enabled_events: STRIPE_EVENTS.slice(1) }

  expect(await found({ amounts: { ...prices, [DOLLARS]: 999 } })).toMatchObject([
    {
      setting: 'price of Premium Monthly in USD',
      outcome: 'wrong',
      says: expect.stringContaining('is 999 a month, and 1299 a month'),
    },
  ])
  expect(await found({ amounts: {} })).toHaveLength(PRICE_KEYS.length)
  expect(await found({ webhooks: [lacking] })).toMatchObject([{ says: expect.stringContaining(`${missing}`) }])
  expect(await found({ webhooks: [{ ...webhook, status: 'disabled' }] })).toMatchObject([{ setting: 'webhook' }])
  expect(await found({ webhooks: [] })).toMatchObject([{ says: expect.stringContaining('is not declared') }])
})

test('a key that may not read a setting gets a sentence, and the other settings are checked all the same', async () => {
  const refused = new Stripe.errors.StripePermissionError({ type: 'invalid_request_error', message: 'no' })

  expect(
    await found({
      account: () => {
        throw refused
      },
      amounts: {},
    }),
  ).toMatchObject([
    { setting: 'account', outcome: 'unread', says: expect.stringContaining('this key may not read it') },
    ...PRICE_SETTINGS.map((setting) => ({ setting, outcome: 'wrong' })),
  ])
})

test('a key that may not read payment intents is found out before anybody has to confirm a payment', async () => {
  const intents = () => {
    throw new Stripe.errors.StripePermissionError({ type: 'invalid_request_error', message: 'no' })
  }

  expect(await found({ intents })).toMatchObject([{ setting: 'payment intents', outcome: 'unread' }])
})

test.each([
  ['pending', 'unspecified', [...PRICE_SETTINGS, 'tax']],
  ['pending', 'inclusive', ['tax']],
  ['active', 'inclusive', []],
])('where tax is collected, Stripe Tax that is %s and prices that are %s have wrong: %j', async (status, behavior, wrong) => {
  const stripe = stripeWith()
  const list = async ({ lookup_keys: [key = ''] }: { lookup_keys: string[] }) => ({
    data: [{ ...priceWith(key, prices[key]!), tax_behavior: behavior }],
  })
  const taxed = { ...stripe, prices: { list }, tax: { settings: { retrieve: async () => ({ status }) } } }

  const findings = await inspectStripe(taxed as unknown as Stripe, { domain: 'orrery.example', isTaxed: true })

  expect(findings.filter(({ outcome }) => outcome !== 'good').map(({ setting }) => setting)).toEqual(wrong)
})
