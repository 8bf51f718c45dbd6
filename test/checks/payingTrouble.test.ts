import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY } from '../../shared/domain/time.ts'
import { setUpCard, startTrial } from './aPayer.ts'
import { aSignedInMember, signedIn } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'

const ATTACHES_AND_FAILS = '4000 0000 0000 0341'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
beforeEach(() => backend.faults.set('stripe', null))
afterAll(() => backend.stop())

const statusOf = async ({ ask }: Awaited<ReturnType<typeof aSignedInMember>>) =>
  (await ask('GET', '/api/auth/user')).body
const live = () => [...backend.stripe.ledger.subscriptions.values()].filter(({ status }) => status !== 'canceled')
const settle = async () => {
  await backend.stripe.tick()
  await backend.run('drainEvents')
  await backend.run('settleEntitlements')
}

test('a card that fails at the end of the trial keeps access for a week, and no longer', async () => {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person, { card: ATTACHES_AND_FAILS })
  backend.pass(3 * DAY)
  await settle()
  expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'active', isPastDue: true })
  const billing = await person.ask('GET', '/api/billing/info')
  expect(billing.body).toMatchObject({
    subscription: { status: 'past_due' },
    pastDue: { amount: 1299, currency: 'usd' },
    invoices: [{ status: 'pending' }],
  })
  await backend.run('sendMail')
  expect(
    backend.sentMails().some(({ to, subject }) => to === person.email && subject.includes("couldn't charge")),
  ).toBe(true)

  backend.pass(7 * DAY - 1)
  const later = await signedIn(backend, { id: person.id, sessionEpoch: 0 })
  backend.pass(1)
  expect((await later.ask('GET', '/api/auth/user')).body).toMatchObject({
    subscriptionStatus: 'inactive',
    isPastDue: false,
  })
  await settle()
  // Stripe has given it up and written it off, and would still take the money by its own page.
  expect((await later.ask('GET', '/api/billing/info')).body).toMatchObject({ invoices: [{ status: 'void' }] })
  expect((await later.ask('POST', '/api/subscribe', { body: {} })).body.offer.kind).toBe('paid')
})

test('whoever cancels after a failed charge is charged no more and owes nothing', async () => {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person)
  const { setupIntentId } = (await person.ask('POST', '/api/billing/update-card')).body
  backend.stripe.confirmSetup({ id: setupIntentId, card: ATTACHES_AND_FAILS })
  await person.ask('POST', '/api/billing/confirm-card', { body: { setupIntentId } })
  backend.pass(3 * DAY)
  await settle()
  expect(await statusOf(person)).toMatchObject({ isPastDue: true })

  const { status } = await person.ask('POST', '/api/users/cancel-subscription')

  expect(status).toBe(200)
  expect(await statusOf(person)).toMatchObject({ subscriptionStatus: 'inactive' })
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
  const person = await aSignedInMember(backend)
  await startTrial(backend, person, { card: '4000 0000 0000 0341' }).then(({ body }) => {
    // The card that fails has had its one trial by now.
    expect(body.code).toBe('TRIAL_USED')
  })
  const other = await aSignedInMember(backend)
  await startTrial(backend, other)
  const update = await other.ask('POST', '/api/billing/update-card')
  const { setupIntentId } = update.body
  expect((await other.ask('POST', '/api/billing/confirm-card', { body: { setupIntentId } })).body.code).toBe(
    'PAYMENT_METHOD_PENDING',
  )
  backend.stripe.confirmSetup({ id: setupIntentId, card: '5555 5555 5555 4444' })
  expect((await other.ask('POST', '/api/billing/confirm-card', { body: { setupIntentId } })).body).toMatchObject({
    success: true,
    isPaid: true,
  })
  expect((await other.ask('GET', '/api/billing/info')).body.subscription.card).toEqual({
    brand: 'mastercard',
    last4: '4444',
  })
})

test('a declined card sets nothing up, and neither does a bank that was not convinced', async () => {
  const person = await aSignedInMember(backend)
  const { setupIntentId, setup } = await setUpCard(backend, person, { card: '4000 0000 0000 0002' })
  expect(setup.last_setup_error?.code).toBe('card_declined')
  const confirm = () => person.ask('POST', '/api/confirm-subscription', { body: { setupIntentId, plan: 'weekly' } })
  expect((await confirm()).body.code).toBe('PAYMENT_METHOD_PENDING')
  const card = '4000 0025 0000 3155'
  expect(backend.stripe.confirmSetup({ id: setupIntentId, card }).status).toBe('requires_action')
  expect((await confirm()).body.code).toBe('PAYMENT_METHOD_PENDING')
  expect(backend.stripe.confirmSetup({ id: setupIntentId, card, authentication: 'refused' }).status).toBe(
    'requires_payment_method',
  )
  backend.stripe.confirmSetup({ id: setupIntentId, card, authentication: 'approved' })
  expect((await confirm()).status).toBe(200)
})

test('an answer that got lost at any call of Stripe leaves one customer and one subscription, and the next try succeeds', async () => {
  const outcomes: number[] = []
  for (const fault of ['dropAfterCommit', 'error', 'down', 'throttle'] as const) {
    for (let skipped = 0; skipped < 3; skipped += 1) {
      const person = await aSignedInMember(backend)
      const { setupIntentId } = await setUpCard(backend, person)
      // Two tries of the library and one more: the call fails for the product too.
      backend.faults.set('stripe', fault, 2 + skipped)
      const first = await person.ask('POST', '/api/confirm-subscription', { body: { setupIntentId, plan: 'weekly' } })
      outcomes.push(first.status)
      backend.faults.set('stripe', null)
      const second = await person.ask('POST', '/api/confirm-subscription', { body: { setupIntentId, plan: 'weekly' } })
      const third =
        second.status === 200
          ? second
          : await person.ask('POST', '/api/confirm-subscription', { body: { setupIntentId, plan: 'weekly' } })
      expect([third.status, third.body.subscriptionStatus]).toEqual([200, 'trial'])
      const customers = [...backend.stripe.ledger.customers.values()].filter(({ email }) => email === person.email)
      expect(customers).toHaveLength(1)
      expect(live().filter(({ customer }) => customer === customers[0]!.id)).toHaveLength(1)
    }
  }
  expect(outcomes.filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test.each([
  ['before the card form was opened', async () => {}],
  [
    'after the card was saved',
    async (person: Person) => {
      const { setupIntentId } = await setUpCard(backend, person)
      deleteCustomer(person)
      const path = '/api/confirm-subscription'
      const confirmed = await person.ask('POST', path, { body: { setupIntentId, plan: 'weekly' } })
      expect(confirmed.body.code).toBe('INVALID_CHECKOUT')
    },
  ],
])('whoever was deleted at Stripe %s can pay all the same', async (_, begin) => {
  const person = await aSignedInMember(backend)
  await person.ask('POST', '/api/subscribe', { body: {} })
  await begin(person)
  deleteCustomer(person)

  const started = await startTrial(backend, person)

  expect(started).toMatchObject({ status: 200, body: { subscriptionStatus: 'trial' } })
  expect((await person.ask('GET', '/api/billing/info')).body.subscription).toMatchObject({ status: 'trial' })
})

type Person = Awaited<ReturnType<typeof aSignedInMember>>

/** As an operator may, on Stripe's own pages. */
function deleteCustomer({ email }: Person): void {
  const { customers, paymentMethods, events } = backend.stripe.ledger
  for (const customer of [...customers.values()].filter((each) => each.email === email)) {
    customers.delete(customer.id)
    for (const [id, method] of paymentMethods) if (method.customer === customer.id) paymentMethods.delete(id)
    const deleted = { ...[...events.values()][0]!, id: `evt_${customer.id}`, type: 'customer.deleted' as const }
    events.set(deleted.id, { ...deleted, data: { object: customer } })
  }
}

test('billing shows what it knew while Stripe is down, and says that it is old', async () => {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person)
  const fresh = await person.ask('GET', '/api/billing/info')
  const answers: number[] = []
  for (const fault of ['down', 'throttle', 'error'] as const) {
    backend.faults.set('stripe', fault)
    const began = performance.now()
    const stale = await person.ask('GET', '/api/billing/info')
    answers.push(performance.now() - began)
    expect(stale).toMatchObject({ status: 200, body: { ...fresh.body, stale: true } })
  }
  backend.faults.set('stripe', 'down')
  const stranger = await aSignedInMember(backend)
  expect((await stranger.ask('GET', '/api/billing/info')).body).toEqual({
    subscription: null,
    invoices: [],
    pastDue: null,
  })
  expect(await stranger.ask('POST', '/api/subscribe', { body: {} })).toMatchObject({
    status: 503,
    body: { code: 'PAYMENTS_DOWN' },
  })
  figure('B61', `slowest of ${answers.length} answers without Stripe ${Math.round(Math.max(...answers))} ms`)
})

test('a link to an invoice that does not lead to Stripe is not shown', async () => {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person)
  backend.pass(3 * DAY)
  await settle()
  const links = [
    'javascript:alert(1)',
    'https://stripe.com.evil.example/pdf',
    'http://pay.stripe.com/x',
    'https://a@stripe.com/',
    'nonsense',
  ]
  const invoices = [...backend.stripe.ledger.invoices.values()].filter(
    ({ customer_email }) => customer_email === person.email,
  )
  for (const link of links) {
    for (const invoice of invoices) invoice.invoice_pdf = link
    const { body } = await person.ask('GET', '/api/billing/info')
    expect(body.invoices.map(({ invoice_pdf }: { invoice_pdf: string | null }) => invoice_pdf)).toEqual([null])
  }
  for (const invoice of invoices) invoice.invoice_pdf = 'https://pay.stripe.com/invoice/x/pdf'
  expect((await person.ask('GET', '/api/billing/info')).body.invoices[0].invoice_pdf).toBe(
    'https://pay.stripe.com/invoice/x/pdf',
  )
})

test('thirty clicks on cancel and reactivate end as Stripe has it', async () => {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person)
  const paths = ['/api/cancel-trial', '/api/users/reactivate-subscription', '/api/users/cancel-subscription']
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => person.ask('POST', paths[at % 3]!)))
  await settle()
  const [subscription] = live().slice(-1)
  const { subscriptionStatus } = await statusOf(person)
  figure('B57', `${answers.filter(({ status }) => status >= 500).length} errors of 30`)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(subscriptionStatus).toBe(subscription!.cancel_at_period_end ? 'cancelled' : 'trial')
})

test('whoever closes their account is charged no more, and nothing of them stays', async () => {
  const person = await aSignedInMember(backend)
  await startTrial(backend, person)
  await person.ask('GET', '/api/billing/info')
  const [customer] = [...backend.stripe.ledger.customers.values()].filter(({ email }) => email === person.email)

  backend.faults.set('stripe', 'down')
  await person.ask('DELETE', '/api/user/account')
  await backend.run('finishDeletions')
  expect(await backend.rowsOf(person.id)).not.toEqual([])
  backend.faults.set('stripe', null)
  backend.pass(11 * 60)
  await backend.run('finishDeletions')
  backend.pass(6 * 60)
  await settle()
  await backend.run('finishDeletions')
  await backend.run('sendMail')

  expect(live().filter((each) => each.customer === customer!.id)).toEqual([])
  expect(backend.stripe.ledger.customers.has(customer!.id)).toBe(false)
  const left = JSON.stringify((await backend.rows()).filter(({ pk }) => !/^(COUNTERS|LIMIT)/.test(pk)))
  const traces = [person.id, person.email, customer!.id].filter((trace) => left.includes(trace))
  figure('B59', `${traces.length} traces of a closed account`)
  expect(traces.filter((trace) => trace !== customer!.id)).toEqual([])
})
