import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faults } from '../../../infra/local/faults.ts'
import { stripeDouble } from '../../../infra/local/stripe/stripeDouble.ts'
import { amountOf, lookupKey, PRICE_KEYS, priceBook } from '../../../shared/domain/priceBook.ts'

const KEY = 'sk_test_of_the_operator'

let stripe: ReturnType<typeof stripeDouble>
let server: Server
beforeEach(async () => {
  stripe = stripeDouble({
    apiKey: () => KEY,
    webhookSecret: () => '',
    url: 'http://localhost',
    clock: { now: () => new Date() },
    faults: faults(),
    post: async () => 200,
  })
  server = createServer((request, response) => void stripe.handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function mirror(): Promise<string[]> {
  return (await run()).stdout.trim().split('\n')
}

function run(...args: string[]) {
  const STRIPE_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { ...process.env, STRIPE_SECRET_KEY: KEY, STRIPE_API_URL }
  return promisify(execFile)(process.execPath, ['infra/operate/mirrorPrices.ts', ...args], { env })
}

/** What is sold by the names under which checkouts look for it. */
const sold = () =>
  [...stripe.ledger.prices.values()].flatMap(({ lookup_key, unit_amount, currency }) =>
    lookup_key === null ? [] : [`${lookup_key} ${unit_amount} ${currency}`],
  )

const BOOK = PRICE_KEYS.map((key) => `${lookupKey(key)} ${amountOf(key)} ${key.currency.toLowerCase()}`)
const NAMES = PRICE_KEYS.map(({ plan, currency }) => `${priceBook[plan].name}, ${currency}`)

test('a Stripe that knows nothing gets the prices of the book, and a second run changes nothing', async () => {
  stripe.ledger.prices.clear()

  const first = await mirror()
  const made = [...stripe.ledger.prices.keys()]
  const second = await mirror()

  expect(first).toEqual(made.map((id, at) => `${NAMES[at]}: ${id} is new`))
  expect(second).toEqual(made.map((id, at) => `${NAMES[at]}: ${id} is up to date`))
  expect(sold()).toEqual(BOOK)
})

test('an amount that has changed is a new price under the old name, and the old price stays for whoever has it', async () => {
  const [old] = stripe.ledger.prices.values()
  old!.unit_amount = 999

  await mirror()

  expect(sold().toSorted()).toEqual(BOOK.toSorted())
  expect(stripe.ledger.prices.get(old!.id)).toMatchObject({ unit_amount: 999, active: true, lookup_key: null })
})

test.each([
  [[]],
  [['--on', '2027-02-30']],
  [['--on', 'soon']],
])('a move without a day is refused in one sentence: %j', async (args) => {
  await expect(run('--move', ...args)).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'Say from which day on the new price is charged: --on YYYY-MM-DD, at least 30 days ahead.\n',
  })
})

test('a day without a move changes nothing', async () => {
  const before = sold()

  await expect(run('--on', '2027-01-31')).rejects.toMatchObject({ code: 2, stdout: '' })

  expect(sold()).toEqual(before)
})
