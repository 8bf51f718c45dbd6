import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf, newToken } from '../../functions/domain/identity/token.ts'
import { HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aBrowser, type Browser, type BrowserRequest } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { viaGoogle } from './viaGoogle.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const LOGIN = '/api/auth/login'
const WRONG = 'wrong horse'
const statusOf = async (email: string, password: string, asked: BrowserRequest = {}) =>
  (await aBrowser(backend).ask('POST', LOGIN, { body: { email, password }, address: '203.0.113.9', ...asked })).status

test.each([
  0,
  5 * MINUTE,
])('a thousand guesses from one address, %i s into the quarter of an hour, are five', async (started) => {
  backend.pass(HOUR - (backend.now() % HOUR) + started)
  const { email } = await aSignedInMember(backend)
  const guesser = aBrowser(backend)
  const guess = (password = WRONG) => guesser.ask('POST', LOGIN, { body: { email, password } })

  const answers = []
  for (let each = 0; each < 1000; each += 1) answers.push(await guess())
  const evaluated = answers.filter(({ status }) => status !== 429).length
  figure('B07', `${evaluated} of 1000 evaluated`)
  expect(answers.slice(evaluated).every(({ body }) => body.code === 'RATE_LIMITED')).toBe(true)
  expect(evaluated).toBeLessThanOrEqual(5)

  const refused = answers.at(-1)!
  const wait = Number(refused.headers['retry-after'])
  expect([Number.isInteger(wait), refused.body.retryAfter]).toEqual([true, wait])
  backend.pass(wait - 1)
  expect((await guess(PASSWORD)).status).toBe(429)
  backend.pass(2)
  expect((await guess()).status).toBe(401)
  expect((await guess(PASSWORD)).status).toBe(200)
})

test('an empty sign-in is refused with a message for both fields', async () => {
  const { status, body } = await aBrowser(backend).ask('POST', LOGIN, { body: {} })

  expect(status).toBe(400)
  expect(body.fields).toEqual({
    email: 'Invalid email address',
    password: 'Password must be at least 6 characters',
  })
})

/** What an attacker changes from guess to guess, to look like somebody else. */
const disguises: Record<
  string,
  (each: number, email: string) => { email?: string } & BrowserRequest & { path?: string }
> = {
  'x-forwarded-for': (each) => ({ headers: { 'x-forwarded-for': `198.51.100.${each}` } }),
  forwarded: (each) => ({ headers: { forwarded: `for=198.51.100.${each}` } }),
  'x-real-ip': (each) => ({ headers: { 'x-real-ip': `198.51.100.${each}` } }),
  'cf-connecting-ip': (each) => ({ headers: { 'cf-connecting-ip': `198.51.100.${each}` } }),
  'true-client-ip': (each) => ({ headers: { 'true-client-ip': `198.51.100.${each}` } }),
  'cloudfront-viewer-address': (each) => ({ headers: { 'cloudfront-viewer-address': `198.51.100.${each}:1` } }),
  'x-user-id': (each) => ({ headers: { 'x-user-id': `usr_${each}` } }),
  'user-agent': (each) => ({ headers: { 'user-agent': `agent ${each}` } }),
  'a cookie': (each) => ({ headers: { cookie: `__Host-session=${each}` } }),
  'a device cookie': (each) => ({ headers: { cookie: `__Host-device=${newToken()}.${hashOf(String(each))}` } }),
  'a port': (each) => ({ address: `203.0.113.9:${each}` }),
  'one /64': (each) => ({ address: `2001:db8:7:7:${each.toString(16)}::${each}` }),
  'spellings of one /64': (each) => ({ address: `2001:0db8:0007:0007:${'0:'.repeat(3)}${each}` }),
  'mapped IPv4': (each) => ({ address: each % 2 ? '::ffff:203.0.113.9' : '::FFFF:CB00:7109' }),
  'one /24': (each) => ({ address: `203.0.113.${each}` }),
  'no address': (each) => ({ address: `nowhere${each}` }),
  'capital letters': (each, email) => ({
    email: [...email].map((char, at) => ((each >> (at % 5)) & 1 ? char.toUpperCase() : char)).join(''),
  }),
  'the order of keys': (each, email) => ({
    body: each % 2 ? `{"password":"${WRONG}","email":"${email}"}` : `{ "email":"${email}",\n"password":"${WRONG}" }`,
  }),
  'another field': (each, email) => ({ body: { email, password: WRONG, [`field${each}`]: each } }),
  'a query': (each, email) => ({ path: `${LOGIN}?n=${each}`, body: { email, password: WRONG } }),
}

test.each(Object.entries(disguises))('%s buys no sixth guess', async (_, disguise) => {
  backend.pass(2 * HOUR)
  const { email } = await aSignedInMember(backend)

  const statuses = []
  for (let each = 1; each <= 12; each += 1) {
    const { path = LOGIN, email: spelled = email, ...asked } = disguise(each, email)
    const body = { email: spelled, password: WRONG }
    const answer = await aBrowser(backend).ask('POST', path, { body, address: '203.0.113.9', ...asked })
    statuses.push(answer.status)
  }

  figure('B09', `${statuses.filter((status) => status === 401).length - 5} extra evaluated`)
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
})

test.each([
  `${LOGIN}/`,
  `/${LOGIN}`,
  '/api//auth/login',
  '/api/auth/%6cogin',
  '/api/auth/login%2e',
  '/api/auth/./login',
  '/api/auth/x/%2e%2e/login',
  '/api/AUTH/LOGIN',
  `${LOGIN};a=1`,
])('%s is no other path to the sign-in', async (path) => {
  const { email } = await aSignedInMember(backend)

  const { status } = await aBrowser(backend).ask('POST', path, { body: { email, password: PASSWORD } })

  expect(status).toBe(404)
})

test('dots in a local part make another address, whose owner is nobody', async () => {
  const { email } = await aSignedInMember(backend)
  const dotted = email.replace('resident', 'resi.dent')

  expect(await statusOf(dotted, PASSWORD)).toBe(401)
  expect(await statusOf(email, PASSWORD)).toBe(200)
})

test('wrong guesses from the same network lock nobody out of a browser that has signed in before', async () => {
  const address = '192.0.2.7'
  const { email } = await aSignedInMember(backend)
  const owner = aBrowser(backend)
  const signIn = (password = PASSWORD) => owner.ask('POST', LOGIN, { body: { email, password }, address })
  expect((await signIn()).status).toBe(200)

  const guesses = []
  for (let each = 0; each < 6; each += 1) guesses.push(await statusOf(email, WRONG, { address: `192.0.2.${each}` }))
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429])

  expect(await statusOf(email, PASSWORD, { address })).toBe(429)
  expect((await signIn()).status).toBe(200)
})

test('a device cookie that was stolen has five tries, and another password ends it', async () => {
  const { email, ...owner } = await aSignedInMember(backend)
  await owner.ask('POST', LOGIN, { body: { email, password: PASSWORD } })
  const thief = aBrowser(backend, new Map([['__Host-device', owner.jar.get('__Host-device')!]]))
  const guess = (net: number, password = WRONG) =>
    thief.ask('POST', LOGIN, { body: { email, password }, address: `198.18.${net}.1` })

  const statuses = []
  for (let net = 0; net < 7; net += 1) statuses.push((await guess(net)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])

  const body = { currentPassword: PASSWORD, newPassword: 'another horse' }
  await owner.ask('POST', '/api/auth/change-password', { body })
  expect((await guess(8)).status).toBe(401)
})

test('each way of signing in, and a reset, leaves a device cookie', async () => {
  const { email, ...member } = await aSignedInMember(backend)
  const cookieOf = (browser: Browser) => browser.jar.get('__Host-device')
  const [newcomer, fromGoogle, resetting] = [aBrowser(backend), aBrowser(backend), aBrowser(backend)]
  const details = { email: 'device@example.com', password: PASSWORD, firstName: 'Jane', lastName: 'Doe' }

  await newcomer.ask('POST', '/api/auth/register', { body: details })
  await viaGoogle(fromGoogle, { email: 'device@gmail.com' })
  await member.ask('POST', LOGIN, { body: { email, password: PASSWORD } })
  const first = cookieOf(member)
  await member.ask('POST', LOGIN, { body: { email, password: PASSWORD } })
  await resetting.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const { token } = await latestMail(backend, email)
  await resetting.ask('POST', '/api/auth/reset-password', { body: { token, newPassword: 'another horse' } })

  const cookies = [first, ...[newcomer, fromGoogle, member, resetting].map(cookieOf)]
  expect(cookies.every((cookie) => /^[\w-]{43}\.[0-9a-f]{64}$/.test(cookie ?? ''))).toBe(true)
  expect(new Set(cookies).size).toBe(5)
})
