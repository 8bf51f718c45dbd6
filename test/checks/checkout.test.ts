import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, isoInstant } from '../../shared/domain/time.ts'
import { FAILING_CARD } from './anAdminState.ts'
import { startTrial } from './aPayer.ts'
import { aSignedInMember, signedIn } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const settle = async () => {
  await backend.stripe.tick()
  await backend.run('drainEvents')
  await backend.run('settleEntitlements')
}

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

  backend.pass(3 * DAY + HOUR)
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

type Person = Awaited<ReturnType<typeof aSignedInMember>>

const readUser = async ({ ask }: Pick<Person, 'ask'>) => (await ask('GET', '/api/auth/user')).body

/** As the page does: Stripe saves the card, and then it is the one that pays. */
/** Its bank asks when it is saved and at each charge. */
const ASKING_CARD = '4000 0027 6000 3184'

async function replaceCard({ ask }: Person, card: string) {
  const { setupIntentId } = (await ask('POST', '/api/billing/update-card')).body
  const early = await ask('POST', '/api/billing/confirm-card', { body: { setupIntentId } })
  expect(early.body.code).toBe('PAYMENT_METHOD_PENDING')
  backend.stripe.confirmSetup({ id: setupIntentId, card })
  return ask('POST', '/api/billing/confirm-card', { body: { setupIntentId } })
}

/** Somebody whose first charge has failed just now. */
async function aPastDueMember(): Promise<Person> {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person)
  await replaceCard(person, FAILING_CARD)
  backend.pass(3 * DAY + HOUR)
  await settle()
  expect(await readUser(person)).toMatchObject({ subscriptionStatus: 'inactive', isPastDue: true })
  return person
}

test('a card that fails at the end of the trial ends access with it, says so, and nothing is owed', async () => {
  const person = await aPastDueMember()
  const billing = await person.ask('GET', '/api/billing/info')
  expect(billing.body).toMatchObject({
    subscription: { status: 'past_due' },
    pastDue: { amount: 1299, currency: 'usd', nextAttemptAt: expect.stringMatching(/^20/) },
    invoices: [{ status: 'pending' }],
  })
  await backend.run('sendMail')
  const mails = backend.sentMails().filter(({ to }) => to === person.email)
  const [mail, ...others] = mails.filter(({ subject }) => subject.includes("didn't go through"))
  expect(mail?.text).toContain('Premium has ended with the trial')
  expect(others).toEqual([])

  backend.pass(7 * DAY)
  await settle()
  const later = await signedIn(backend, { id: person.id, sessionEpoch: 0 })
  expect(await readUser(later)).toMatchObject({ subscriptionStatus: 'inactive', isPastDue: false })
  // Stripe has given it up and written it off, and would still take the money by its own page.
  expect((await later.ask('GET', '/api/billing/info')).body).toMatchObject({ invoices: [{ status: 'void' }] })
  expect((await later.ask('POST', '/api/subscribe', { body: {} })).body.offer.kind).toBe('paid')
})

test('whoever has paid before keeps access until Stripe gives up, whenever that is', async () => {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person)
  backend.pass(3 * DAY + HOUR)
  await settle()
  await replaceCard(person, FAILING_CARD)
  const { current_period_end: end } = (await person.ask('GET', '/api/billing/info')).body.subscription
  backend.pass(end - backend.now() + HOUR)
  await settle()

  const seen: string[] = []
  for (let at = 0; at < 12; at += 1) {
    const { subscriptionStatus, isPastDue, subscriptionEndsAt } = await readUser(
      await signedIn(backend, { id: person.id, sessionEpoch: 0 }),
    )
    const live = [...backend.stripe.ledger.subscriptions.values()].findLast(
      ({ metadata }) => metadata.accountId === person.id,
    )
    const says = live?.status === 'past_due' ? 'active true null' : 'inactive false null'
    expect(`${subscriptionStatus} ${isPastDue} ${subscriptionEndsAt}`).toBe(says)
    seen.push(subscriptionStatus)
    backend.pass(DAY)
    await settle()
  }

  const days = seen.filter((status) => status === 'active').length
  figure('B58', `access on ${days} days after a failed charge, and Stripe tried on each of them`)
  expect(days).toBeGreaterThan(3)
  expect(seen.at(-1)).toBe('inactive')
})

test('whoever cancels after a failed charge is charged no more and owes nothing', async () => {
  const person = await aPastDueMember()

  const { status } = await person.ask('POST', '/api/users/cancel-subscription')

  expect(status).toBe(200)
  expect(await readUser(person)).toMatchObject({ subscriptionStatus: 'inactive' })
  expect((await person.ask('GET', '/api/billing/info')).body).toMatchObject({
    subscription: null,
    pastDue: null,
    invoices: [{ status: 'void' }],
  })
  await settle()
  await backend.run('sendMail')
  const mails = backend.sentMails().filter(({ to }) => to === person.email)
  expect(mails.filter(({ subject }) => subject.includes('is cancelled and you owe nothing'))).toHaveLength(1)
})

test('a new card pays what is past due at once', async () => {
  const person = await aPastDueMember()

  const replaced = await replaceCard(person, '5555 5555 5555 4444')

  expect(replaced.body).toMatchObject({ success: true, isPaid: true, clientSecret: null })
  expect(await readUser(person)).toMatchObject({ subscriptionStatus: 'active', isPastDue: false })
  expect((await person.ask('GET', '/api/billing/info')).body).toMatchObject({
    subscription: { status: 'active', card: { brand: 'mastercard', last4: '4444' } },
    pastDue: null,
    invoices: [{ amount_paid: 1299, status: 'paid' }],
  })
})

test('a new card whose bank asks pays once its dialog is answered, and is charged once', async () => {
  const person = await aPastDueMember()
  const { setupIntentId } = (await person.ask('POST', '/api/billing/update-card')).body
  const confirm = async () => (await person.ask('POST', '/api/billing/confirm-card', { body: { setupIntentId } })).body
  backend.stripe.confirmSetup({ id: setupIntentId, card: ASKING_CARD, authentication: 'approved' })

  const asked = await confirm()

  expect(asked).toMatchObject({ isPaid: false, clientSecret: expect.stringMatching(/^pi_\w+_secret_/) })
  expect(await confirm()).toEqual(asked)
  expect(await readUser(person)).toMatchObject({ subscriptionStatus: 'inactive', isPastDue: true })

  const [id] = asked.clientSecret.split('_secret')
  backend.stripe.confirmPayment({ id, authentication: 'approved' })
  const paid = { isPaid: true, clientSecret: null }
  expect([await confirm(), await confirm()]).toMatchObject([paid, paid])
  expect(await readUser(person)).toMatchObject({ subscriptionStatus: 'active', isPastDue: false })
  expect((await person.ask('GET', '/api/billing/info')).body.invoices).toMatchObject([
    { amount_paid: 1299, status: 'paid' },
  ])
})

test('whoever tells their bank no pays nothing with that card, and the next one pays', async () => {
  const person = await aPastDueMember()
  const { setupIntentId } = (await person.ask('POST', '/api/billing/update-card')).body
  const confirm = () => person.ask('POST', '/api/billing/confirm-card', { body: { setupIntentId } })
  backend.stripe.confirmSetup({ id: setupIntentId, card: ASKING_CARD, authentication: 'approved' })
  const [id] = (await confirm()).body.clientSecret.split('_secret')

  backend.stripe.confirmPayment({ id, authentication: 'refused' })

  expect((await confirm()).body.code).toBe('CARD_DECLINED')
  expect(await readUser(person)).toMatchObject({ subscriptionStatus: 'inactive', isPastDue: true })
  expect((await replaceCard(person, '5555 5555 5555 4444')).body).toMatchObject({ isPaid: true, clientSecret: null })
})
