import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newToken } from '../../functions/domain/identity/token.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => backend.stop())

const COOKIE = '__Host-session'
const signOut = ({ ask }: Browser, asked = {}) => ask('POST', '/api/auth/logout', asked)
const statusOf = async ({ ask }: Browser) => (await ask('GET', '/api/auth/user')).status
const isCleared = ({ cookies }: { cookies: string[] }) =>
  cookies.some((line) => line.startsWith(`${COOKIE}=;`) && line.includes('Max-Age=0'))

const away = () => Object.assign(new Error('the table is away'), { name: 'InternalServerError', $metadata: {} })
const tableCalls = () => vi.spyOn(backend.table.client, 'send')

test('signing out while the table is away deletes the cookie and says that the session could not be ended', async () => {
  const member = await aSignedInMember(backend)
  const copy = member.copy()
  tableCalls().mockRejectedValue(away())

  const answer = await signOut(member)

  expect([answer.status, answer.body.code, isCleared(answer)]).toEqual([503, 'BUSY', true])
  vi.restoreAllMocks()
  expect([await statusOf(member), await statusOf(copy)]).toEqual([401, 200])
})

test('after a failed sign-out the same browser ends the session with its next try', async () => {
  const member = await aSignedInMember(backend)
  const copy = member.copy()
  tableCalls().mockRejectedValue(away())
  await signOut(member)
  vi.restoreAllMocks()

  const again = await signOut(member)

  expect([again.status, again.body.success, member.jar.size]).toEqual([200, true, 0])
  expect(await statusOf(copy)).toBe(401)
})

test('after a failed sign-out the same browser ends the session when somebody signs in', async () => {
  const [member, next] = [await aSignedInMember(backend), await aSignedInMember(backend)]
  const copy = member.copy()
  tableCalls().mockRejectedValue(away())
  await signOut(member)
  vi.restoreAllMocks()

  await member.ask('POST', '/api/auth/login', { body: { email: next.email, password: 'correct horse' } })

  expect([await statusOf(member), await statusOf(copy)]).toEqual([200, 401])
})

test('what a browser keeps after a failed sign-out opens nothing', async () => {
  const member = await aSignedInMember(backend)
  tableCalls().mockRejectedValue(away())
  await signOut(member)
  vi.restoreAllMocks()

  const [kept = ''] = member.jar.values()

  expect(member.jar.size).toBe(1)
  for (const value of [kept, kept.slice(0, 43)])
    expect(await statusOf(aBrowser(backend, new Map([[COOKIE, value]])))).toBe(401)
})

test('a failure that passes is tried again, so that one request ends the session', async () => {
  const member = await aSignedInMember(backend)
  const copy = member.copy()
  tableCalls().mockRejectedValueOnce(away())

  const { status } = await signOut(member)

  expect([status, await statusOf(copy)]).toEqual([200, 401])
})

test('however often a neighbour signs out, one’s own sign-out is not refused', async () => {
  const address = '203.0.113.9'
  const member = await aSignedInMember(backend)
  for (let time = 0; time < 40; time += 1)
    await signOut(aBrowser(backend, new Map([[COOKIE, newToken()]])), { address })

  expect((await signOut(member, { address })).status).toBe(200)
})

test('a browser that signs out over and over is slowed down, and its cookie is deleted all the same', async () => {
  const token = newToken()
  const again = () => signOut(aBrowser(backend, new Map([[COOKIE, token]])))

  const answers = []
  for (let time = 0; time < 31; time += 1) answers.push(await again())

  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429])
  expect(answers.every(isCleared)).toBe(true)
})

test.each([
  ['a request', 403, {}],
  ['a request that is too large', 413, { body: 'x'.repeat(20_000) }],
])('another site cannot sign anybody out with %s', async (_, status, asked) => {
  const member = await aSignedInMember(backend)

  const answer = await signOut(member, { ...asked, headers: { 'sec-fetch-site': 'cross-site' } })

  expect([answer.status, answer.cookies, await statusOf(member)]).toEqual([status, [], 200])
})

test('signing out without a session succeeds', async () => {
  const { status, body } = await signOut(aBrowser(backend))

  expect([status, body.success]).toEqual([200, true])
})
