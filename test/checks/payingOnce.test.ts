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

test('a setup that is not the one of this checkout starts nothing', async () => {
  const [mallory, victim] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  const foreign = await setUpCard(backend, victim)
  const confirm = (setupIntentId: string) =>
    mallory.ask('POST', '/api/confirm-subscription', { body: { setupIntentId, plan: 'weekly' } })
  expect((await confirm(foreign.setupIntentId)).body.code).toBe('INVALID_CHECKOUT')

  const opened = await mallory.ask('POST', '/api/subscribe', { body: { plan: 'weekly', currency: 'USD' } })
  expect((await confirm(opened.body.setupIntentId)).body.code).toBe('PAYMENT_METHOD_PENDING')
  expect((await confirm(foreign.setupIntentId)).body.code).toBe('INVALID_CHECKOUT')

  const switched = await mallory.ask('POST', '/api/subscribe', { body: { plan: 'weekly', currency: 'SGD' } })
  backend.stripe.confirmSetup({ id: opened.body.setupIntentId, card: aCard() })
  expect((await confirm(opened.body.setupIntentId)).body.code).toBe('INVALID_CHECKOUT')
  expect(switched.body.setupIntentId).not.toBe(opened.body.setupIntentId)
  expect((await confirm('seti_nonsense1')).body.code).toBe('INVALID_CHECKOUT')
  for (const { id } of customersOf(mallory.email)) expect(liveOf(id)).toEqual([])
})

test('what a client says about prices never reaches Stripe', async () => {
  const person = await aSignedInMember(backend)
  const junk = { plan: 'weekly', currency: 'SGD', amount: 1, price: 'price_1', priceId: 'price_1', trialDays: 365 }
  const opened = await person.ask('POST', '/api/subscribe', { body: junk })
  backend.stripe.confirmSetup({ id: opened.body.setupIntentId, card: aCard() })
  await person.ask('POST', '/api/confirm-subscription', {
    body: { ...junk, setupIntentId: opened.body.setupIntentId },
  })

  const [customer] = customersOf(person.email)
  const [subscription] = liveOf(customer!.id)
  expect(subscription!.items.data[0]!.price).toMatchObject({ unit_amount: 1699, currency: 'sgd' })
  expect(subscription!.trial_end! - backend.now()).toBe(3 * DAY)
  for (const body of [{ plan: 'yearly' }, { currency: 'EUR' }, { currency: 'usd' }])
    expect((await person.ask('POST', '/api/subscribe', { body })).status).toBe(400)
})

test('a trial is once for an account, an address and a card', async () => {
  const card = aCard()
  const first = await aSignedInMember(backend, { account: { email: 'jo.smith+first@gmail.com' } })
  await startTrial(backend, first, { card })
  await first.ask('POST', '/api/cancel-trial')
  backend.pass(3 * DAY)
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
