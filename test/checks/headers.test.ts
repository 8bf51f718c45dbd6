import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import { type Answer, aVisitor } from '../stack/aVisitor.ts'
import { signUp } from '../stack/signUp.ts'
import { figure } from './figure.ts'

let orrery: Orrery
let kinds = 0
beforeAll(async () => {
  orrery = await startOrrery({ port: 0, data: 'memory', pages: 'none', schedules: false })
})
afterAll(() => {
  figure('B79', `${kinds} kinds of answers with exactly their headers`)
  return orrery.stop()
})

const EVERY_ANSWER = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
/** What the server of this machine adds to an answer by itself. */
const TRANSPORT = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']
const ID = /^[0-9a-f-]{36}$/

type Ask = ReturnType<typeof aVisitor>['ask']
const fault = (name: string | null) =>
  fetch(new URL('/__local/faults', orrery.url), {
    method: 'POST',
    body: JSON.stringify({ service: 'database', fault: name }),
  })

const CURRENCY = '/api/set-currency'
/** One way to each status, and the headers that belong to it beside those of every answer. */
const answers: Record<string, [status: number, own: string[], ask: (ask: Ask) => Promise<Answer>]> = {
  'a success': [200, [], (ask) => ask('GET', '/api/geo-info')],
  'a cookie': [200, ['set-cookie'], (ask) => ask('POST', CURRENCY, { body: { currency: 'USD' } })],
  'something made': [
    201,
    ['set-cookie'],
    (ask) => {
      const body = { email: 'headers@example.com', password: 'a long enough one', firstName: 'H', lastName: 'D' }
      return ask('POST', '/api/auth/register', { body })
    },
  ],
  'something accepted': [
    202,
    [],
    (ask) => ask('POST', '/api/auth/forgot-password', { body: { email: 'x@example.com' } }),
  ],
  'a redirect': [302, ['location', 'set-cookie'], (ask) => ask('GET', '/api/auth/google')],
  'a failed redirect': [302, ['location', 'set-cookie'], (ask) => ask('GET', '/api/auth/google/callback')],
  'a wrong input': [400, [], (ask) => ask('POST', CURRENCY, { body: { currency: 'EUR' } })],
  'a broken body': [400, [], (ask) => ask('POST', CURRENCY, { body: '{' })],
  'a visitor': [401, [], (ask) => ask('GET', '/api/auth/user')],
  'a dead session': [401, [], (ask) => ask('GET', '/api/auth/user', { headers: { cookie: '__Host-session=x' } })],
  'another site': [403, [], (ask) => ask('POST', CURRENCY, { headers: { 'sec-fetch-site': 'cross-site' } })],
  nothing: [404, [], (ask) => ask('GET', '/api/nothing')],
  'another method': [405, ['allow'], (ask) => ask('PATCH', '/api/auth/user')],
  'a large body': [413, [], (ask) => ask('POST', CURRENCY, { body: JSON.stringify('x'.repeat(17_000)) })],
  'a form': [415, [], (ask) => ask('POST', CURRENCY, { body: 'a=b', headers: { 'content-type': 'text/plain' } })],
}

function expectHeaders({ status, headers }: Answer, [wanted, own]: readonly [number, string[], ...unknown[]]): void {
  const { 'x-request-id': id, ...others } = headers
  const names = Object.keys(others).filter((name) => !TRANSPORT.includes(name))
  expect([status, names.sort()]).toEqual([wanted, [...Object.keys(EVERY_ANSWER), ...own].sort()])
  expect(others).toMatchObject(EVERY_ANSWER)
  expect(id).toMatch(ID)
  kinds += 1
}

test.each(Object.entries(answers))('%s has its headers and no others', async (_, kind) => {
  expectHeaders(await kind[2](aVisitor(orrery.url).ask), kind)
})

test('answers to a member, without Premium and over a limit have their headers and no others', async () => {
  const { ask, email } = await signUp(orrery.url)
  expectHeaders(await ask('GET', '/api/home'), [200, []])
  expectHeaders(await ask('GET', '/api/natal-chart'), [403, []])
  const body = { email, password: 'correct horse', firstName: 'H', lastName: 'D' }
  expectHeaders(await ask('POST', '/api/auth/register', { body }), [409, []])

  let last = await ask('POST', '/api/auth/send-otp')
  for (let call = 0; call < 2 && last.status === 200; call += 1) last = await ask('POST', '/api/auth/send-otp')
  expectHeaders(last, [429, ['retry-after']])
})

test('an answer while the table is away has its headers and no others', async () => {
  await fault('down')
  const answer = await aVisitor(orrery.url).ask('GET', '/api/health')
  await fault(null)

  expectHeaders(answer, [503, ['retry-after']])
})
