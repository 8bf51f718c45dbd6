import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../../infra/local/startOrrery.ts'
import { slowness } from '../../setup/patience.ts'

let orrery: Orrery
const lines: string[] = []

beforeAll(async () => {
  orrery = await startOrrery({
    port: 0,
    data: 'memory',
    pages: 'none',
    slowness: slowness(),
    log: (line) => void lines.push(line),
  })
})
afterAll(() => orrery.stop())
beforeEach(async () => {
  await setFault('database', null)
  await setFault('mail', null)
})

const ask = (path: string, init: RequestInit = {}) => fetch(orrery.url + path, init)
const post = (path: string, body: unknown) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const setFault = (service: string, fault: string | null, times?: number) =>
  post('/__local/faults', { service, fault, times })
// biome-ignore lint/suspicious/noExplicitAny: a test reads replies of every shape
const read = (response: Response): Promise<any> => response.json()
const json = async (path: string) => read(await ask(path))

let people = 0
async function register(): Promise<string> {
  people += 1
  const email = `runner${people}@example.com`
  const body = { email, password: 'an orrery of brass', firstName: 'Ada', lastName: 'Lovelace' }
  expect((await post('/api/auth/register', body)).status).toBe(201)
  return email
}
const lettersTo = async (email: string) =>
  ((await json('/__local/mail')) as { to: string; sentAt: string }[]).filter(({ to }) => to === email)

test('a visitor cannot choose what only CloudFront may say', async () => {
  const headers = { 'x-origin-secret': 'guess', 'cloudfront-viewer-country': 'SG' }

  const response = await ask('/api/geo-info', { headers })

  expect(response.status).toBe(200)
  expect((await read(response)).country).toBe('US')
})

test('answers carry the headers that CloudFront adds', async () => {
  const { headers } = await ask('/api/health')

  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a foreign name for this machine is refused', async () => {
  const url = new URL('/api/health', orrery.url)
  const status = await new Promise((resolve) => {
    request(url, { headers: { host: 'evil.example' } }, (response) => resolve(response.resume().statusCode)).end()
  })
  expect(status).toBe(403)
})

test.each(['http://evil.example', 'null', 'https://localhost'])('the console is closed to %s', async (origin) => {
  expect((await ask('/__local/mail', { headers: { origin } })).status).toBe(403)
})

test('a body beyond the gateway is turned away', async () => {
  const response = await ask('/api/auth/login', { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024 + 1) })
  expect(response.status).toBe(413)
})

test('a mail that is owed arrives, and has its place in the mailbox', async () => {
  const email = await register()

  await expect.poll(() => lettersTo(email)).toHaveLength(1)

  const [letter] = await lettersTo(email)
  expect(Object.keys(letter!).sort()).toEqual(['html', 'id', 'sentAt', 'subject', 'text', 'to'])
})

test('mail that fails is kept and sent when mail is well again', async () => {
  await setFault('mail', 'error')
  const email = await register()
  await post('/__local/jobs/sendMail/run', {})
  expect(await lettersTo(email)).toEqual([])

  await setFault('mail', null)
  await post('/__local/clock', { advance: 120 })

  await expect.poll(() => lettersTo(email)).toHaveLength(1)
})

test('one failure of the database goes unnoticed, an outage is said plainly and ends', async () => {
  await setFault('database', 'error', 1)
  expect((await ask('/api/health')).status).toBe(200)

  await setFault('database', 'down')
  expect((await ask('/api/health')).status).toBeGreaterThanOrEqual(500)

  await setFault('database', null)
  expect((await ask('/api/health')).status).toBe(200)
})

test('a throttled database is asked again', async () => {
  await setFault('database', 'throttle', 2)
  expect((await ask('/api/health')).status).toBe(200)
  expect(await json('/__local/faults')).toEqual({})
})

test('every schedule begins with a round at once: what became due while the stack was off does not wait', async () => {
  const ran = async () =>
    Object.values<{ lastRun: object | null }>(await json('/__local/jobs')).map(({ lastRun }) => lastRun !== null)

  await expect.poll(ran).toEqual([true, true])
})

test('the clock moves for functions and schedules alike', async () => {
  const before = new Date((await json('/__local/clock')).now).getTime()

  const { now } = await read(await post('/__local/clock', { advance: 86_400 }))

  expect(new Date(now).getTime() - before).toBeGreaterThanOrEqual(86_400_000)
  // The answer waits for the rounds that became due, but not for ever.
  const lastRound = async () => new Date((await json('/__local/jobs')).sendMail.lastRun.at).getTime()
  await expect.poll(lastRound).toBeGreaterThanOrEqual(before + 86_400_000)
  const email = await register()
  await expect.poll(() => lettersTo(email)).toHaveLength(1)
  expect(new Date((await lettersTo(email))[0]!.sentAt).getTime() - before).toBeGreaterThanOrEqual(86_400_000)
})

test('the clock can be set to an instant', async () => {
  const asked = Date.now()
  const instant = new Date(asked + 2 * 86_400_000)

  const { now } = await read(await post('/__local/clock', { now: instant.toISOString() }))

  const passed = new Date(now).getTime() - instant.getTime()
  expect(passed).toBeGreaterThanOrEqual(0)
  expect(passed).toBeLessThanOrEqual(Date.now() - asked)
})

test('a job runs when asked, and one that is not there is said so', async () => {
  expect(await read(await post('/__local/jobs/sendMail/run', {}))).toMatchObject({ ok: true, result: { failed: 0 } })
  expect((await post('/__local/jobs/nobody/run', {})).status).toBe(404)
})

test('access is granted to those who are there', async () => {
  const email = await register()

  expect(await read(await post('/__local/grants', { email, days: 3 }))).toEqual({ ok: true })
  const refused = await post('/__local/grants', { email: 'nobody@example.com', days: 3 })

  expect(refused.status).toBe(400)
  expect((await read(refused)).message).toMatch(/account/)
})

test('usage counts what each endpoint consumes', async () => {
  const before = (await json('/__local/usage')).endpoints['GET /api/health']
  await ask('/api/health')
  const after = (await json('/__local/usage')).endpoints['GET /api/health']

  expect(after.calls - before.calls).toBe(1)
  expect(after.requests - before.requests).toBe(1)
  expect(after.readUnits - before.readUnits).toBe(0.5)
})

test.each(['/__local/stripe/ledger', '/__local/ledger/reconcile'])('%s says that it is not there yet', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(501)
  expect((await read(response)).message).toMatch(/not exist/)
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
])('%s refuses %j and says what it wants', async (path, body) => {
  const response = await post(path, body)
  expect(response.status).toBe(400)
  expect((await read(response)).message).toMatch(/^Send/)
})

test('a body far too large is refused on a connection that goes on', async () => {
  const { status } = await post('/api/auth/login', 'x'.repeat(11 * 1024 * 1024))

  expect(status).toBe(413)
  for (let time = 0; time < 5; time += 1) expect((await post('/api/auth/logout', {})).status).toBe(200)
})

test('the pages may read what is public', async () => {
  expect(await json('/config.json')).toMatchObject({ stage: 'local', version: expect.any(String) })
})

test('a port that is taken is said in a sentence', async () => {
  const port = Number(new URL(orrery.url).port)
  await expect(startOrrery({ port, data: 'memory', pages: 'none' })).rejects.toThrow(`Port ${port} is taken.`)
})

test('no line of the log holds an address, a password or a code', async () => {
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.join('\n')).not.toMatch(/@example\.com|orrery of brass|Lovelace/)
})
