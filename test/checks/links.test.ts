import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '../../functions/domain/identity/token.ts'
import { DAY, MINUTE } from '../../shared/domain/time.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { latestMail } from './latestMail.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
let passed = 0
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => {
  figure('B26', `${passed} rows of the table as they should be`)
  return backend.stop()
})

const linkOf = async ({ ask, email }: Awaited<ReturnType<typeof aSignedInMember>>) => {
  await ask('POST', '/api/auth/send-verification')
  return (await latestMail(backend, email)).token
}
const open = (token: string, browser: Browser = aBrowser(backend), method = 'GET') =>
  browser.ask(method, `/api/auth/verify-email/${encodeURIComponent(token)}`)
const isVerified = async ({ ask }: Browser) => (await ask('GET', '/api/auth/user')).body.emailVerified

test('a scanner that opens a link over and over signs nobody in, and the person still arrives', async () => {
  const member = await aSignedInMember(backend)
  const token = await linkOf(member)
  const scanner = aBrowser(backend)

  expect((await open(token, scanner, 'HEAD')).status).toBe(405)
  expect(await isVerified(member)).toBe(false)
  const inTurn = []
  for (let time = 0; time < 5; time += 1) inTurn.push(await open(token, scanner))
  const atOnce = await Promise.all(Array.from({ length: 20 }, () => open(token, aBrowser(backend))))
  const human = await open(token)

  const answers = [...inTurn, ...atOnce, human]
  expect(answers.map(({ status }) => status)).toEqual(Array(26).fill(200))
  expect(answers.filter(({ body }) => !body.alreadyVerified)).toHaveLength(1)
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
  expect([human.body.alreadyVerified, await isVerified(member)]).toEqual([true, true])
  passed += 1
})

test('of twenty openings at once one verifies', async () => {
  const member = await aSignedInMember(backend)
  const token = await linkOf(member)

  const answers = await Promise.all(Array.from({ length: 20 }, () => open(token)))

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.filter(({ body }) => body.alreadyVerified === false)).toHaveLength(1)
  passed += 1
})

test('a link does not use up the code, nor the code the link', async () => {
  const [one, other] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  await one.ask('POST', '/api/auth/send-otp')
  await other.ask('POST', '/api/auth/send-otp')
  const [first, second] = [await latestMail(backend, one.email), await latestMail(backend, other.email)]

  await open(first.token)
  expect((await one.ask('POST', '/api/auth/verify-otp', { body: { otp: first.code } })).status).toBe(200)
  await other.ask('POST', '/api/auth/verify-otp', { body: { otp: second.code } })
  expect((await open(second.token)).body.alreadyVerified).toBe(true)
  passed += 1
})

test.each([
  'x',
  'a'.repeat(42),
  'a'.repeat(44),
  'a'.repeat(512),
  '../../admin',
  '\u0000',
  '%',
  '{token}',
  "'",
  newToken(),
])('%.20s is no link', async (token) => {
  const { status, body } = await open(token)

  expect([status, body.code, body.error]).toEqual([400, 'INVALID_TOKEN', 'INVALID_TOKEN'])
  passed += 1
})

test('a link whose token was lost on the way says so', async () => {
  const { status, body } = await aBrowser(backend).ask('GET', '/api/auth/verify-email')

  expect([status, body.code, body.error]).toEqual([400, 'MISSING_TOKEN', 'MISSING_TOKEN'])
  passed += 1
})

test('an expired link says so for a week, and verifies nothing', async () => {
  const [early, late] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  const [one, other] = [await linkOf(early), await linkOf(late)]

  backend.pass(DAY - 1)
  expect((await open(one)).status).toBe(200)
  backend.pass(1)
  const { status, body } = await open(other)

  expect([status, body.code, body.error]).toEqual([400, 'TOKEN_EXPIRED', 'TOKEN_EXPIRED'])
  expect(await isVerified(late)).toBe(false)
  backend.pass(6 * DAY)
  expect((await open(other)).body.code).toBe('TOKEN_EXPIRED')
  expect((await open(one)).body.alreadyVerified).toBe(true)
  passed += 1
})

test('a link for an address that the account has given up is invalid', async () => {
  const member = await aSignedInMember(backend)
  const { ask, email } = member
  await ask('PUT', '/api/user/profile', { body: { email: `one-${email}` } })
  const { token } = await latestMail(backend, `one-${email}`)
  backend.pass(MINUTE)
  await ask('PUT', '/api/user/profile', { body: { email: `two-${email}` } })
  await latestMail(backend, `two-${email}`)

  expect((await open(token)).body.code).toBe('INVALID_TOKEN')
  expect((await ask('GET', '/api/auth/user')).body).toMatchObject({ email, pendingEmail: `two-${email}` })
  passed += 1
})

test('a link to choose a password verifies no address, and works once, for an hour', async () => {
  const [one, other] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  const ask = aBrowser(backend).ask
  const tokenFor = async (email: string) => {
    await ask('POST', '/api/auth/forgot-password', { body: { email } })
    return (await latestMail(backend, email)).token
  }
  const choose = async (token: string) =>
    (await ask('POST', '/api/auth/reset-password', { body: { token, newPassword: 'another horse' } })).status
  const [first, second] = [await tokenFor(one.email), await tokenFor(other.email)]

  expect((await open(first)).body.code).toBe('INVALID_TOKEN')
  const verification = await linkOf(await aSignedInMember(backend))
  expect(await choose(verification)).toBe(400)
  backend.pass(60 * MINUTE - 1)
  expect(await Promise.all([choose(first), choose(first)])).toEqual(expect.arrayContaining([200]))
  expect(await choose(first)).toBe(400)
  backend.pass(1)
  expect(await choose(second)).toBe(400)
  passed += 1
})
