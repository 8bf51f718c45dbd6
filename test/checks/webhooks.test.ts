import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { webhooks } from '../../shared/contract/index.ts'
import { DAY, HOUR } from '../../shared/domain/time.ts'
import { anEvent } from '../makers/anEvent.ts'
import { startTrial } from './aPayer.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend, SECRETS } from './openBackend.ts'

const OLD_SECRET = 'whsec_secret_that_is_being_replaced'
const NEW_SECRET = SECRETS.stripeWebhook

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
beforeEach(() => {
  SECRETS.stripeWebhook = `${NEW_SECRET},${OLD_SECRET}`
  backend.pass(10 * 60)
})
afterAll(async () => {
  SECRETS.stripeWebhook = NEW_SECRET
  await backend.stop()
})

let events = 0
const anEventBody = (changes: object = {}) => {
  events += 1
  const data = { object: { id: 'sub_1', object: 'subscription', customer: 'cus_of_nobody' } }
  const event = { id: `evt_check${events}`, object: 'event', type: 'customer.subscription.updated' }
  return JSON.stringify({ ...event, created: backend.now(), livemode: false, data, ...changes }, null, 2)
}

/** Signed by Stripe's own library, which we did not write. */
const sign = (payload: string, { secret = NEW_SECRET, timestamp = backend.now() as number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

const post = async (body: string, signature: string | undefined, changes: object = {}) =>
  (
    await backend.answer(
      anEvent({
        route: webhooks.stripe,
        body,
        headers: { 'stripe-signature': signature },
        now: backend.now(),
        ...changes,
      }),
    )
  ).statusCode

const stored = () => backend.rows('EVENT#evt_check')

test('only what Stripe signed within five minutes is taken, by any live secret and to the byte', async () => {
  const body = anEventBody()
  const emptyKey = sign(body, { secret: ' ' })
  const [v1] = /v1=\w+/.exec(sign(body))!
  const refused: [string, string, string | undefined, object?][] = [
    ['no signature', body, undefined],
    ['an empty one', body, ''],
    ['garbage', body, 'garbage'],
    ['only a time', body, `t=${backend.now()}`],
    ['another secret', body, sign(body, { secret: 'whsec_somebody_elses_secret' })],
    ['an empty secret', body, emptyKey],
    ['301 seconds old', body, sign(body, { timestamp: backend.now() - 301 })],
    ['301 seconds ahead', body, sign(body, { timestamp: backend.now() + 301 })],
    ['another time than was signed', body, `t=${backend.now() - 1},${v1}`],
    ['two times', body, `t=${backend.now()},t=${backend.now()},${v1}`],
    ['written again', JSON.stringify(JSON.parse(body)), sign(body)],
    ['with a byte order mark', `\uFEFF${body}`, sign(body)],
    ['two headers in one', body, `${sign(body, { secret: 'whsec_one' })},${sign(body)}`],
    ['the old scheme', body, sign(body).replace('v1=', 'v0=')],
    ['too large', body + ' '.repeat(256 * 1024), sign(body + ' '.repeat(256 * 1024))],
  ]
  const wrong: string[] = []
  for (const [name, text, signature, changes] of refused) {
    const status = (await post(text, signature, changes))!
    if (status < 400 || status >= 500) wrong.push(`${name}: ${status}`)
  }
  expect(await stored()).toEqual([])

  const taken: [string, () => Promise<number | undefined>][] = [
    ['now', () => signed({})],
    ['299 seconds old', () => signed({ timestamp: backend.now() - 299 })],
    ['299 seconds ahead', () => signed({ timestamp: backend.now() + 299 })],
    ['the old secret', () => signed({ secret: OLD_SECRET })],
    ['in base64', () => inBase64()],
    ['two signatures', () => twice()],
  ]
  for (const [name, send] of taken) {
    const status = await send()
    if (status !== 200) wrong.push(`${name}: ${status}`)
  }
  figure('B46', `${wrong.length} of ${refused.length + taken.length} signatures judged wrongly`)
  expect(wrong).toEqual([])
  expect(await stored()).toHaveLength(taken.length)
})

const signed = (how: Parameters<typeof sign>[1]) => {
  const body = anEventBody()
  return post(body, sign(body, how))
}
const inBase64 = () => {
  const body = anEventBody()
  return post(Buffer.from(body).toString('base64'), sign(body), { isBase64Encoded: true })
}
const twice = () => {
  const body = anEventBody()
  const [, other] = sign(body, { secret: 'whsec_somebody_elses_secret' }).split(',')
  return post(body, `${sign(body)},${other}`)
}

test('test money never counts as real money, and an event of another account is not ours', async () => {
  for (const changes of [{ livemode: true }, { account: 'acct_other' }]) {
    const body = anEventBody(changes)
    expect(await post(body, sign(body))).toBe(400)
  }
})

test('one event that comes fifteen times is one row, one change and one mail', async () => {
  const person = await aSignedInMember(backend)
  backend.stripe.webhooks.setMode('hold')
  await startTrial(backend, person)
  backend.pass(3 * DAY + HOUR)
  await backend.stripe.tick()
  const paid = [...backend.stripe.ledger.events.values()].find(
    ({ type, data }) => type === 'invoice.paid' && (data.object as Stripe.Invoice).amount_paid > 0,
  )!
  const body = JSON.stringify(paid)

  await Promise.all(Array.from({ length: 10 }, () => post(body, sign(body))))
  await Promise.all(Array.from({ length: 3 }, () => backend.run('drainEvents')))
  for (let time = 0; time < 5; time += 1) {
    await post(body, sign(body))
    await backend.run('drainEvents')
  }
  await backend.run('sendMail')

  const receipts = backend.sentMails().filter(({ to, subject }) => to === person.email && subject.includes('receipt'))
  figure('B47', `${receipts.length} receipt for 15 deliveries of one event`)
  expect(receipts).toHaveLength(1)
  expect(await backend.rows(`EVENT#${paid.id}`)).toHaveLength(1)
  expect((await person.ask('GET', '/api/auth/user')).body.subscriptionStatus).toBe('active')
  backend.stripe.webhooks.setMode('deliver')
})

test('in whatever order events come, each of them twice, the entitlement ends as Stripe has it', async () => {
  const SAMPLES = 12
  backend.stripe.webhooks.setMode('hold')
  let [mismatches, deliveries] = [0, 0]
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const earlier = backend.stripe.ledger.events.size
    const person = await aSignedInMember(backend)
    await startTrial(backend, person)
    const [cancelled, ended] = [sample % 2 === 0, sample % 3 === 0]
    if (cancelled) await person.ask('POST', '/api/cancel-trial')
    if (ended) backend.pass(3 * DAY + HOUR)
    await backend.stripe.tick()
    const events = [...backend.stripe.ledger.events.values()].slice(earlier)
    for (const event of reordered([...events, ...events], sample)) {
      const body = JSON.stringify(event)
      if ((await post(body, sign(body))) === 200) deliveries += 1
      if (deliveries % 5 === 0) await backend.run('drainEvents')
    }
    await backend.run('drainEvents')
    const [row] = (await backend.rowsOf(person.id)).filter(({ sk }) => sk === 'ENTITLEMENT')
    const expected = ended ? (cancelled ? 'inactive' : 'active') : cancelled ? 'cancelled' : 'trial'
    if (row?.status !== expected) mismatches += 1
  }
  figure('B48', `${mismatches} of ${SAMPLES} histories end otherwise than at Stripe, after ${deliveries} deliveries`)
  expect(mismatches).toBe(0)
  expect(deliveries).toBeGreaterThanOrEqual(SAMPLES * 12)
  backend.stripe.webhooks.setMode('deliver')
})

/** Another order for each sample, and the same in every run. */
const reordered = <T>(all: T[], sample: number): T[] => {
  const place = (at: number) => ((at + 1) * (sample * 31 + 17)) % 101
  return all
    .map((each, at) => ({ each, at }))
    .sort((a, b) => place(a.at) - place(b.at))
    .map(({ each }) => each)
}

test('after days without webhooks the hourly comparison finds and repairs everything', async () => {
  const PEOPLE = 20
  backend.stripe.webhooks.setMode('hold')
  const people = []
  for (let at = 0; at < PEOPLE; at += 1) {
    const person = await aSignedInMember(backend)
    await startTrial(backend, person)
    people.push(person)
  }
  backend.pass(5 * DAY)
  await backend.stripe.tick()
  const before = (await backend.run('reconcile', { dryRun: true })) as { violations: object[] }
  await backend.run('reconcile')
  await backend.run('sendMail')
  const after = (await backend.run('reconcile', { dryRun: true })) as { violations: object[] }
  figure('B52', `${before.violations.length} differences before, ${after.violations.length} after one run`)
  expect(before.violations.length).toBeGreaterThanOrEqual(PEOPLE)
  expect(after.violations).toEqual([])
  for (const { ask } of people) expect((await ask('GET', '/api/auth/user')).body.subscriptionStatus).toBe('active')
  backend.stripe.webhooks.setMode('deliver')
})
