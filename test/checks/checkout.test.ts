import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, isoInstant } from '../../shared/domain/time.ts'
import { startTrial } from './aPayer.ts'
import { aSignedInMember, signedIn } from './aSignedInMember.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

test('a trial begins with a card, ends by itself and becomes a paid month with an invoice', async () => {
  const person = await aSignedInMember(backend)

  const started = await startTrial(backend, person)
  expect(started).toMatchObject({
    status: 200,
    body: {
      success: true,
      currency: 'USD',
      subscriptionStatus: 'trial',
      trialEndsAt: isoInstant((backend.now() + 3 * DAY) as never),
      purchase: null,
    },
  })
  expect((await person.ask('GET', '/api/auth/user')).body.subscriptionStatus).toBe('trial')

  backend.pass(3 * DAY)
  expect((await person.ask('GET', '/api/auth/user')).body.subscriptionStatus).toBe('inactive')
  await backend.stripe.tick()
  await backend.run('drainEvents')
  expect((await person.ask('GET', '/api/auth/user')).body.subscriptionStatus).toBe('active')

  const billing = await person.ask('GET', '/api/billing/info')
  expect(billing.body).toMatchObject({
    subscription: { amount: 1299, currency: 'usd', status: 'active', amount_due: 1299 },
    invoices: [{ amount_paid: 1299, status: 'paid', invoice_pdf: expect.stringContaining('/pdf') }],
    pastDue: null,
  })

  const cancelled = await person.ask('POST', '/api/users/cancel-subscription')
  expect(cancelled).toMatchObject({ status: 200, body: { success: true } })
  const end = Date.parse(cancelled.body.cancellation.access_ends_at) / 1000
  expect(end).toBe(billing.body.subscription.current_period_end)
  expect((await person.ask('POST', '/api/cancel-trial')).body.cancellation).toEqual(cancelled.body.cancellation)

  expect((await person.ask('POST', '/api/users/reactivate-subscription')).status).toBe(200)
  expect((await person.ask('GET', '/api/auth/user')).body.subscriptionStatus).toBe('active')
  await person.ask('POST', '/api/users/cancel-subscription')
  backend.pass(end - backend.now())
  const back = await signedIn(backend, { id: person.id, sessionEpoch: 0 })
  expect((await back.ask('GET', '/api/auth/user')).body.subscriptionStatus).toBe('inactive')
  await backend.stripe.tick()
  await backend.run('settleEntitlements')
  expect((await back.ask('POST', '/api/users/reactivate-subscription')).body.code).toBe('SUBSCRIPTION_ENDED')

  backend.pass(HOUR)
  const paid = await startTrial(backend, back, { currency: 'SGD' })
  expect(paid).toMatchObject({
    status: 200,
    body: { currency: 'SGD', subscriptionStatus: 'active', purchase: { value: 1699 } },
  })
})
