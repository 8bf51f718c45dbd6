import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashOf, newToken } from '../../functions/domain/identity/token.ts'
import { HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { anAdmin } from './anAdmin.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { endpoints, pathOf } from './endpoints.ts'
import { figure } from './figure.ts'
import { ADMIN_PASSWORD, type Backend, openBackend, SECRETS } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => backend.stop())

const COOKIE = '__Host-admin'
const adminOnly = endpoints.filter(([, { access }]) => access === 'admin')
const memberOnly = endpoints.filter(([, { access }]) => access === 'member' || access === 'premium')

const statusOf = async ({ ask }: Browser) => (await ask('GET', '/api/admin/audit')).status
const logout = ({ ask }: Browser) => ask('POST', '/api/admin/logout')
const isCleared = ({ cookies }: { cookies: string[] }) =>
  cookies.some((line) => line.startsWith(`${COOKIE}=;`) && line.includes('Max-Age=0'))
const tokenOf = ({ jar }: Browser) => jar.get(COOKIE)!

const away = () => Object.assign(new Error('the table is away'), { name: 'InternalServerError', $metadata: {} })

test('no endpoint of the admin area answers without a live admin session, and none changes anything', async () => {
  const victim = await aSignedInMember(backend, { entitlement: { status: 'active', source: 'stripe' } })
  const own = await aSignedInMember(backend)
  const ended = await anAdmin(backend)
  const [endedToken, session] = [tokenOf(ended), own.jar.get('__Host-session')!]
  await logout(ended)
  const expired = tokenOf(await anAdmin(backend))
  backend.pass(30 * MINUTE)
  await own.ask('GET', '/api/auth/user')
  const visitors: Record<string, Record<string, string>> = {
    nothing: {},
    'a user session': { '__Host-session': session },
    'a user session as an admin': { [COOKIE]: session },
    'a session that was ended': { [COOKIE]: endedToken },
    'a session that is over': { [COOKIE]: expired },
    'an unknown token': { [COOKIE]: newToken() },
    'the hash of a token': { [COOKIE]: hashOf(expired) },
    'the password': { [COOKIE]: encodeURIComponent(ADMIN_PASSWORD) },
    'the hash of the password': { [COOKIE]: SECRETS.admin },
    'a flag of the page': { isAdmin: 'true', adminAuthenticated: 'true' },
  }
  const before = await backend.rowsOf(victim.id)
  const leaks: string[] = []
  for (const [route, endpoint] of adminOnly)
    for (const [name, cookies] of Object.entries(visitors)) {
      const browser = aBrowser(backend, new Map(Object.entries(cookies)))
      const headers = { 'x-admin': 'true', authorization: `Bearer ${ADMIN_PASSWORD}` }
      const asked = { headers, ...(endpoint.body && { body: {} }) }
      const { status, text, body } = await browser.ask(endpoint.method, pathOf(endpoint, victim.id), asked)
      if (status !== 401 || body.code !== 'UNAUTHORIZED' || text.includes(victim.email)) leaks.push(`${route}: ${name}`)
    }

  figure('B63', `${leaks.length} answers of ${adminOnly.length * Object.keys(visitors).length}`)
  expect(adminOnly.length).toBeGreaterThan(10)
  expect(leaks).toEqual([])
  expect(await backend.rowsOf(victim.id)).toEqual(before)
})

test('a cookie that opens no admin session is left alone, and so is the user session beside it', async () => {
  const member = await aSignedInMember(backend)
  member.jar.set(COOKIE, newToken())

  const answer = await member.ask('GET', '/api/admin/users')

  // Clearing it would also remove the session of whoever signed in while the call was on its way.
  expect([answer.status, answer.cookies]).toEqual([401, []])
  expect((await member.ask('GET', '/api/auth/user')).status).toBe(200)
})

test('an admin session opens nothing that belongs to a member', async () => {
  const admin = await anAdmin(backend)
  const token = tokenOf(admin)
  const statuses = new Set<number>()
  for (const [, endpoint] of memberOnly)
    for (const name of [COOKIE, '__Host-session']) {
      const browser = aBrowser(backend, new Map([[name, token]]))
      statuses.add((await browser.ask(endpoint.method, pathOf(endpoint))).status)
    }

  expect([...statuses]).toEqual([401])
  expect(await statusOf(admin)).toBe(200)
})

describe('an admin session', () => {
  test('is a strict cookie for this host alone, and no reply contains its token', async () => {
    const browser = aBrowser(backend)
    const answer = await browser.ask('POST', '/api/admin/login', { body: { password: ADMIN_PASSWORD } })

    expect(answer.cookies).toEqual([
      expect.stringMatching(/^__Host-admin=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=14400$/),
    ])
    expect(answer.text).not.toContain(tokenOf(browser))
    expect(JSON.stringify(await backend.rows())).not.toContain(tokenOf(browser))
  })

  test('ends after half an hour without use, and after four hours with it, to the second', async () => {
    const idle = await anAdmin(backend)
    backend.pass(30 * MINUTE - 1)
    expect(await statusOf(idle)).toBe(200)
    backend.pass(30 * MINUTE)
    expect(await statusOf(idle)).toBe(401)

    const busy = await anAdmin(backend)
    for (let used = 20 * MINUTE; used < 4 * HOUR; used += 20 * MINUTE) {
      backend.pass(20 * MINUTE)
      expect(await statusOf(busy)).toBe(200)
    }
    backend.pass(20 * MINUTE - 1)
    expect(await statusOf(busy)).toBe(200)
    backend.pass(1)
    expect(await statusOf(busy)).toBe(401)
  })

  test('ends with its logout, in every copy, and another one goes on', async () => {
    const [first, second] = [await anAdmin(backend), await anAdmin(backend)]
    const copies = Array.from({ length: 20 }, first.copy)
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])

    expect(isCleared(await logout(first))).toBe(true)

    const late = await Promise.all(copies.map(statusOf))
    figure('B65', `${late.filter((status) => status !== 401).length} late accepts`)
    expect(new Set(late)).toEqual(new Set([401]))
    expect(await statusOf(second)).toBe(200)
  })

  test('outlives the sign-out of the user beside it, and leaves the user signed in when it ends', async () => {
    const browser = await aSignedInMember(backend)
    await anAdmin(backend, browser)
    await logout(browser)
    expect((await browser.ask('GET', '/api/auth/user')).status).toBe(200)

    await anAdmin(backend, browser)
    await browser.ask('POST', '/api/auth/logout')

    expect([await statusOf(browser), (await browser.ask('GET', '/api/auth/user')).status]).toEqual([200, 401])
  })

  test('is a new one at each sign-in, and the one that was planted before is dead', async () => {
    const browser = await anAdmin(backend)
    const before = browser.copy()

    await anAdmin(backend, browser)

    expect([await statusOf(browser), await statusOf(before)]).toEqual([200, 401])
  })
})

test('a logout while the table is away deletes the cookie and says that the session could not be ended', async () => {
  const admin = await anAdmin(backend)
  const copy = admin.copy()
  vi.spyOn(backend.table.client, 'send').mockRejectedValue(away())

  const answer = await logout(admin)

  expect([answer.status, answer.body.code, isCleared(answer)]).toEqual([503, 'BUSY', true])
  vi.restoreAllMocks()
  expect([await statusOf(admin), await statusOf(copy)]).toEqual([401, 200])
})

test('a logout whose first try fails ends the session all the same', async () => {
  const admin = await anAdmin(backend)
  const copy = admin.copy()
  vi.spyOn(backend.table.client, 'send').mockRejectedValueOnce(away())

  expect([(await logout(admin)).status, await statusOf(copy)]).toEqual([200, 401])
})

test('another site can neither sign an operator out nor act for one', async () => {
  const admin = await anAdmin(backend)
  const headers = { 'sec-fetch-site': 'cross-site' }

  const answer = await admin.ask('POST', '/api/admin/logout', { headers })

  expect([answer.status, answer.cookies, await statusOf(admin)]).toEqual([403, [], 200])
})

test('a logout without a session succeeds', async () => {
  expect((await logout(aBrowser(backend))).status).toBe(200)
})
