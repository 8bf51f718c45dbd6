import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../../infra/local/startOrrery.ts'
import { slowness } from '../../setup/slowness.ts'
import { withCheapHashes } from '../../setup/withCheapHashes.ts'

let orrery: Orrery
const lines: string[] = []

beforeAll(async () => {
  orrery = await startOrrery({
    port: 0,
    data: 'memory',
    pages: 'none',
    slowness: slowness(),
    ...withCheapHashes,
    log: (line) => void lines.push(line),
  })
})
afterAll(() => orrery.stop())
beforeEach(async () => {
  await setFault('database', null)
  await setFault('mail', null)
})

const send = (path: string, init: RequestInit = {}) => fetch(orrery.url + path, init)
const post = (path: string, body: unknown) =>
  send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const setFault = (service: string, fault: string | null, times?: number) =>
  post('/__local/faults', { service, fault, times })
// biome-ignore lint/suspicious/noExplicitAny: a test reads replies of every shape
const read = (response: Response): Promise<any> => response.json()
const json = async (path: string) => read(await send(path))

let accounts = 0
async function register(): Promise<string> {
  accounts += 1
  const email = `runner${accounts}@example.com`
  const body = { email, password: 'an orrery of brass', firstName: 'Ada', lastName: 'Lovelace' }
  expect((await post('/api/auth/register', body)).status).toBe(201)
  return email
}
const emailsTo = async (email: string) =>
  ((await json('/__local/mail')) as { to: string; sentAt: string }[]).filter(({ to }) => to === email)

test('a client cannot set the headers that only CloudFront may add', async () => {
  const headers = { 'x-origin-secret': 'guess', 'cloudfront-viewer-country': 'SG' }

  const response = await send('/api/geo-info', { headers })

  expect(response.status).toBe(200)
  expect((await read(response)).country).toBe('US')
})

test('API responses carry the headers that CloudFront adds', async () => {
  const { headers } = await send('/api/health')

  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a request under another host name is refused', async () => {
  const url = new URL('/api/health', orrery.url)
  const status = await new Promise((resolve) => {
    request(url, { headers: { host: 'evil.example' } }, (response) => resolve(response.resume().statusCode)).end()
  })
  expect(status).toBe(403)
})

test.each([
  'http://evil.example',
  'null',
  'https://localhost',
])('the console refuses requests from the origin %s', async (origin) => {
  expect((await send('/__local/mail', { headers: { origin } })).status).toBe(403)
})

test('a body above the limit of the gateway is refused', async () => {
  const response = await send('/api/auth/login', { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024 + 1) })
  expect(response.status).toBe(413)
})

test('an enqueued email is sent, and appears in the mailbox with all its fields', async () => {
  const email = await register()

  await expect.poll(() => emailsTo(email)).toHaveLength(1)

  const [received] = await emailsTo(email)
  expect(Object.keys(received!).sort()).toEqual(['html', 'id', 'sentAt', 'subject', 'text', 'to'])
})

test('email that fails is kept, and sent once the mail service has recovered', async () => {
  await setFault('mail', 'error')
  const email = await register()
  await post('/__local/jobs/sendMail/run', {})
  expect(await emailsTo(email)).toEqual([])

  await setFault('mail', null)
  await post('/__local/clock', { advance: 120 })

  await expect.poll(() => emailsTo(email)).toHaveLength(1)
})

test('one failure of the database is retried, and an outage causes errors only while it lasts', async () => {
  await setFault('database', 'error', 1)
  expect((await send('/api/health')).status).toBe(200)

  await setFault('database', 'down')
  expect((await send('/api/health')).status).toBeGreaterThanOrEqual(500)

  await setFault('database', null)
  expect((await send('/api/health')).status).toBe(200)
})

test('a throttled request to the database is retried', async () => {
  await setFault('database', 'throttle', 2)
  expect((await send('/api/health')).status).toBe(200)
  expect(await json('/__local/faults')).toEqual({})
})

test('every scheduled job runs once at the start, so that work that became due before does not wait', async () => {
  const haveRun = async () =>
    Object.values<{ lastRun: object | null }>(await json('/__local/jobs')).map(({ lastRun }) => lastRun !== null)

  await expect.poll(haveRun).toEqual(Array.from({ length: 8 }, () => true))
})

test('moving the clock forward moves it for functions and schedules alike', async () => {
  const before = new Date((await json('/__local/clock')).now).getTime()

  const { now } = await read(await post('/__local/clock', { advance: 86_400 }))

  expect(new Date(now).getTime() - before).toBeGreaterThanOrEqual(86_400_000)
  // The response waits for the jobs that became due, but not for ever.
  const lastRunAt = async () => new Date((await json('/__local/jobs')).sendMail.lastRun.at).getTime()
  await expect.poll(lastRunAt).toBeGreaterThanOrEqual(before + 86_400_000)
  const email = await register()
  await expect.poll(() => emailsTo(email)).toHaveLength(1)
  expect(new Date((await emailsTo(email))[0]!.sentAt).getTime() - before).toBeGreaterThanOrEqual(86_400_000)
})

test('the clock can be set to an instant', async () => {
  const asked = Date.now()
  const instant = new Date(asked + 2 * 86_400_000)

  const { now } = await read(await post('/__local/clock', { now: instant.toISOString() }))

  const passed = new Date(now).getTime() - instant.getTime()
  expect(passed).toBeGreaterThanOrEqual(0)
  expect(passed).toBeLessThanOrEqual(Date.now() - asked)
})

test('a job can be run by name, and an unknown name is answered with 404', async () => {
  expect(await read(await post('/__local/jobs/sendMail/run', {}))).toMatchObject({ ok: true, result: { failed: 0 } })
  expect((await post('/__local/jobs/nobody/run', {})).status).toBe(404)
})

test('access can be granted to an account, and is refused for an unknown address', async () => {
  const email = await register()

  expect(await read(await post('/__local/grants', { email, days: 3 }))).toEqual({ ok: true })
  const refused = await post('/__local/grants', { email: 'nobody@example.com', days: 3 })

  expect(refused.status).toBe(400)
  expect((await read(refused)).message).toMatch(/account/)
})

test('usage counts the calls, requests and read units of each endpoint', async () => {
  const before = (await json('/__local/usage')).endpoints['GET /api/health']
  await send('/api/health')
  const after = (await json('/__local/usage')).endpoints['GET /api/health']

  expect(after.calls - before.calls).toBe(1)
  expect(after.requests - before.requests).toBe(1)
  expect(after.readUnits - before.readUnits).toBe(0.5)
})

test('the console shows what the Stripe double holds, and that nothing at it differs from what we have', async () => {
  expect(await json('/__local/stripe/ledger')).toEqual({
    customers: [],
    setupIntents: [],
    paymentIntents: [],
    paymentMethods: [],
    subscriptions: [],
    invoices: [],
    refunds: [],
    disputes: [],
    events: [],
  })
  expect(await json('/__local/ledger/reconcile')).toEqual({
    checked: 0,
    violations: [],
    failed: 0,
    complete: true,
    walks: { subscriptions: true, people: true },
  })
})

test('the functions reach the Stripe double by the same library as Stripe', async () => {
  const reply = await read(await post('/api/test-payment-intent', {}))

  expect(reply.clientSecret).toMatch(/^pi_\w+_secret_\w+$/)
})

test.each([
  ['/__local/clock', { advance: 'soon' }],
  ['/__local/clock', {}],
  ['/__local/clock', { advance: 1e300 }],
  ['/__local/clock', { now: '1969-12-31T23:59:59Z' }],
  ['/__local/faults', { service: 'database', fault: 'bored' }],
  ['/__local/faults', { service: 'database', fault: 'down', times: 0 }],
  ['/__local/grants', { email: 'a@example.com' }],
  ['/__local/grants', { email: 'nobody', days: 3 }],
  ['/__local/grants', { email: 'a@example.com', days: 0 }],
  ['/__local/stripe/webhooks', { mode: 'sometimes' }],
  ['/__local/stripe/setup-intents/seti_1/confirm', {}],
])('the console call %s refuses %j and says what to send', async (path, body) => {
  const response = await post(path, body)
  expect(response.status).toBe(400)
  expect((await read(response)).message).toMatch(/^Send/)
})

test('the connection can be used again after a body that was far too large', async () => {
  const { status } = await post('/api/auth/login', 'x'.repeat(11 * 1024 * 1024))

  expect(status).toBe(413)
  for (let time = 0; time < 5; time += 1) expect((await post('/api/auth/logout', {})).status).toBe(200)
})

test('the pages can read the public settings', async () => {
  expect(await json('/config.json')).toMatchObject({ stage: 'local', version: expect.any(String) })
})

test('starting on a port in use fails with a clear message', async () => {
  const port = Number(new URL(orrery.url).port)
  await expect(startOrrery({ port, data: 'memory', pages: 'none' })).rejects.toThrow(`Port ${port} is taken.`)
})

test('the log holds no email address, password or name', async () => {
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.join('\n')).not.toMatch(/@example\.com|orrery of brass|Lovelace/)
})
