import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieJar } from '../fakes/cookieJar.ts'
import type { Answer, Browser } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { latestMail } from './latestMail.ts'
import { ADMIN_PASSWORD, type Backend, openBackend } from './openBackend.ts'
import { viaGoogle } from './viaGoogle.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

type Member = Awaited<ReturnType<typeof aSignedInMember>>

/** What gives a browser a new session for the one that it has. */
const rotations: Record<string, (member: Member, code: string) => Promise<Answer>> = {
  'proving an address': ({ ask }, otp) => ask('POST', '/api/auth/verify-otp', { body: { otp } }),
  'signing in over an old session': ({ ask, email }) =>
    ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } }),
  'choosing another password': ({ ask }) =>
    ask('POST', '/api/auth/change-password', {
      body: { currentPassword: PASSWORD, newPassword: 'another horse' },
    }),
  'coming from Google': (member) => viaGoogle(member, { email: member.email, hd: 'example.com' }),
}

const CALLS = [
  ['GET', '/api/auth/user'],
  ['GET', '/api/user/profile'],
  ['POST', '/api/ai-chat', { message: 'Who am I?' }],
  ['GET', '/api/auth/google/connect'],
  ['GET', '/api/billing/info'],
] as const

/** Twenty calls with the cookies of now, in a browser of their own, so that their answers change nothing here yet. */
const callsInFlight = (browser: Browser) =>
  Array.from({ length: 20 }, (_, each) => {
    const [method, path, body] = CALLS[each % CALLS.length]!
    return browser.copy().ask(method, path, body ? { body } : {})
  })

test.each(
  Object.entries(rotations),
)('after %s, answers to the old cookie that come late sign nobody out', async (_, rotate) => {
  const member = await aSignedInMember(backend)
  await member.ask('POST', '/api/auth/send-otp')
  const { code } = await latestMail(backend, member.email)
  const before = member.copy()

  const early = callsInFlight(before)
  const rotated = rotate(member, code)
  const meanwhile = callsInFlight(before)
  expect((await rotated).status).toBeLessThan(400)
  const late = await Promise.all(callsInFlight(before))
  const old = [...(await Promise.all([...early, ...meanwhile])), ...late]

  expect(late.filter(({ status }) => status === 401).length).toBeGreaterThan(10)
  for (const answers of [old, old.toReversed()]) for (const { cookies } of answers) cookieJar(member.jar).keep(cookies)
  expect((await member.ask('GET', '/api/auth/user')).status).toBe(200)
})

test('an operator who signs in again stays in, whatever the calls of the old session are answered', async () => {
  const { ask, jar, copy } = await aSignedInMember(backend)
  const logIn = () => ask('POST', '/api/admin/login', { body: { password: ADMIN_PASSWORD } })
  await logIn()
  const before = copy()
  await before.copy().ask('POST', '/api/admin/logout')
  await logIn()

  const old = await Promise.all(Array.from({ length: 20 }, () => before.copy().ask('GET', '/api/admin/users')))

  expect(new Set(old.map(({ status }) => status))).toEqual(new Set([401]))
  for (const { cookies } of old) cookieJar(jar).keep(cookies)
  expect((await ask('GET', '/api/admin/users')).status).toBe(200)
})
