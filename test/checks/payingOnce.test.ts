import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aCard, setUpCard, startTrial } from './aPayer.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const liveOf = (customer: string) =>
  [...backend.stripe.ledger.subscriptions.values()].filter(
    (each) => each.customer === customer && each.status !== 'canceled',
  )
const customersOf = (email: string) =>
  [...backend.stripe.ledger.customers.values()].filter((each) => each.email === email)

test('twenty clicks on two devices open one checkout and start one trial, and all hear the same', async () => {
  const ROUNDS = 3
  const CLICKS = 20
  let extra = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = await aSignedInMember(backend)
    const laptop = phone.copy()
    const click = (ask: typeof phone.ask, path: string, body: object) => ask('POST', path, { body })
    const many = (path: string, body: object) =>
      Promise.all(Array.from({ length: CLICKS }, (_, at) => click(at % 2 ? phone.ask : laptop.ask, path, body)))

    const opened = await many('/api/subscribe', { plan: 'weekly', currency: 'USD' })
    expect(new Set(opened.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const { setupIntentId } = opened[0]!.body
    backend.stripe.confirmSetup({ id: setupIntentId, card: aCard() })
    const confirmed = await many('/api/confirm-subscription', { setupIntentId, plan: 'weekly' })
    expect(new Set(confirmed.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(confirmed[0]!.status).toBe(200)

    const customers = customersOf(phone.email)
    extra += customers.length - 1 + customers.flatMap(({ id }) => liveOf(id)).length - 1
  }
  figure('B41', `${extra} extra customers or subscriptions in ${ROUNDS} rounds of ${CLICKS} clicks`)
  expect(extra).toBe(0)
})

test('clicks that open one checkout together count as one towards the limit of new checkouts', async () => {
  const person = await aSignedInMember(backend)
  const open = (currency: 'USD' | 'SGD') => person.ask('POST', '/api/subscribe', { body: { currency } })
  await Promise.all(Array.from({ length: 20 }, () => open('USD')))

  const changes = [await open('SGD'), await open('USD'), await open('SGD'), await open('USD')]
  const sixth = await open('SGD')

  expect(changes.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(sixth).toMatchObject({ status: 429, headers: { 'retry-after': String(10 * MINUTE) } })
  backend.pass(10 * MINUTE)
  expect((await open('SGD')).status).toBe(200)
})

test('a setup that is not the one of this checkout, or not ready, starts nothing', async () => {
  const [mallory, victim] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  const { setupIntents } = backend.stripe.ledger
  const confirm = async (setupIntentId: string, plan = 'weekly') => {
    const { status, body } = await mallory.ask('POST', '/api/confirm-subscription', { body: { setupIntentId, plan } })
    return `${status} ${body.code}`
  }
  const open = async (currency: 'USD' | 'SGD') =>
    (await mallory.ask('POST', '/api/subscribe', { body: { plan: 'weekly', currency } })).body.setupIntentId as string
  const foreign = await setUpCard(backend, victim)
  const answers: [name: string, answer: string, expected: string][] = []
  const note = (name: string, answer: string, expected = '400 INVALID_CHECKOUT') =>
    answers.push([name, answer, expected])

  note('of somebody else, without one of their own', await confirm(foreign.setupIntentId))
  const first = await open('USD')
  note('not confirmed', await confirm(first), '409 PAYMENT_METHOD_PENDING')
  note('of somebody else', await confirm(foreign.setupIntentId))
  const second = await open('SGD')
  backend.stripe.confirmSetup({ id: first, card: aCard() })
  note('of the currency before', await confirm(first))
  note('made up', await confirm('seti_nonsense1'))
  note('not an id', await confirm('x'), '400 INVALID_INPUT')
  note('of another plan', await confirm(second, 'yearly'), '400 INVALID_INPUT')
  backend.stripe.confirmSetup({ id: second, card: aCard() })
  const { customer, status } = setupIntents.get(second)!
  setupIntents.get(second)!.customer = setupIntents.get(foreign.setupIntentId)!.customer
  note('moved to another customer', await confirm(second))
  Object.assign(setupIntents.get(second)!, { customer, status: 'canceled' })
  note('cancelled', await confirm(second))
  expect(customersOf(mallory.email).flatMap(({ id }) => liveOf(id))).toEqual([])
  Object.assign(setupIntents.get(second)!, { status })
  expect(await confirm(second)).toBe('200 undefined')
  await mallory.ask('POST', '/api/cancel-trial')
  backend.pass(3 * DAY + HOUR)
  await backend.stripe.tick()
  await backend.run('drainEvents')
  note('used up, after its trial', await confirm(second))

  const wrong = answers.filter(([, answer, expected]) => answer !== expected)
  figure('B43', `${wrong.length} of ${answers.length} setups answered wrongly`)
  expect(wrong).toEqual([])
  expect(customersOf(mallory.email).flatMap(({ id }) => liveOf(id))).toEqual([])
})

test.each([
  ['USD', 'usd', 1299, 'price_orrery_premium_monthly_usd'],
  ['SGD', 'sgd', 1699, 'price_orrery_premium_monthly_sgd'],
] as const)('what a client says about prices in %s never reaches Stripe', async (code, currency, amount, price) => {
  const person = await aSignedInMember(backend)
  const junk = { plan: 'weekly', currency: code, amount: 1, price: 'price_1', priceId: 'price_1', trialDays: 365 }
  const opened = await person.ask('POST', '/api/subscribe', { body: junk })
  backend.stripe.confirmSetup({ id: opened.body.setupIntentId, card: aCard() })
  await person.ask('POST', '/api/confirm-subscription', {
    body: { ...junk, setupIntentId: opened.body.setupIntentId },
  })
  backend.pass(3 * DAY + HOUR)
  await backend.stripe.tick()

  const [customer] = customersOf(person.email)
  const [subscription] = liveOf(customer!.id)
  const charged = [...backend.stripe.ledger.invoices.of(customer!.id)].map(
    (each) => `${each.amount_paid} ${each.currency}`,
  )
  figure('B45', `${code}: charged ${charged.join(', then ')} at ${subscription!.items.data[0]!.price.id}`)
  expect(opened.body.offer).toMatchObject({ amount, currency: code })
  expect(subscription!.items.data[0]!.price).toMatchObject({ id: price, unit_amount: amount, currency })
  expect(subscription!.trial_end! - subscription!.created).toBe(3 * DAY)
  expect(charged).toEqual([`0 ${currency}`, `${amount} ${currency}`])
})

test('a plan, a currency or a spelling of one that we do not sell is refused', async () => {
  const person = await aSignedInMember(backend)
  for (const body of [{ plan: 'yearly' }, { currency: 'EUR' }, { currency: 'usd' }])
    expect((await person.ask('POST', '/api/subscribe', { body })).status).toBe(400)
})

test('a trial is once for an account, an address and a card', async () => {
  const card = aCard()
  const first = await aSignedInMember(backend, { account: { email: 'jo.smith+first@gmail.com', emailVerified: true } })
  await startTrial(backend, first, { card })
  await first.ask('POST', '/api/cancel-trial')
  backend.pass(3 * DAY + HOUR)
  await backend.stripe.tick()
  await backend.run('settleEntitlements')
  const again = await first.ask('POST', '/api/subscribe', { body: {} })
  expect(again.body.offer).toMatchObject({ kind: 'paid', amount: 1299 })

  const alias = await aSignedInMember(backend, { account: { email: 'JoSmith+second@googlemail.com' } })
  expect((await alias.ask('POST', '/api/subscribe', { body: {} })).body.offer.kind).toBe('paid')

  const sameCard = await aSignedInMember(backend)
  const refused = await startTrial(backend, sameCard, { card })
  expect(refused).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } })
  const offered = await sameCard.ask('POST', '/api/subscribe', { body: {} })
  expect(offered.body.offer.kind).toBe('paid')

  const gifted = await aSignedInMember(backend, {
    entitlement: { status: 'trial', source: 'gift', trialEndsAt: (backend.now() - HOUR) as never },
  })
  expect((await gifted.ask('POST', '/api/subscribe', { body: {} })).body.offer.kind).toBe('paid')

  const trials = [...backend.stripe.ledger.subscriptions.values()].filter(
    ({ trial_end, default_payment_method }) =>
      trial_end !== null && fingerprintOf(default_payment_method) === card.slice(-4),
  )
  figure('B44', `${trials.length - 1} extra trials`)
  expect(trials).toHaveLength(1)
})

const fingerprintOf = (method: unknown) => backend.stripe.ledger.paymentMethods.get(String(method))?.card?.last4
