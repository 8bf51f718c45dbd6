import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser } from './aBrowser.ts'
import { anAdmin } from './anAdmin.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { endpoints, pathOf } from './endpoints.ts'
import { figure } from './figure.ts'
import { ADMIN_PASSWORD, type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
/** Or what only Premium may do would be refused anyway. */
const PREMIUM = { entitlement: { status: 'active', source: 'stripe' } } as const
let changes = 0
let tries = 0
afterAll(() => {
  figure('B18', `${changes} state changes in ${tries} tries`)
  return backend.stop()
})

type Headers = Record<string, string | undefined>
const silent = { 'sec-fetch-site': undefined }

/** What a browser sends for a page of somebody else, or for a form that pretends to be ours. */
const foreign: Record<string, () => Headers> = {
  'another site': () => ({ 'sec-fetch-site': 'cross-site' }),
  'a sibling site': () => ({ 'sec-fetch-site': 'same-site' }),
  'an address bar': () => ({ 'sec-fetch-site': 'none' }),
  'another site that claims our origin': () => ({ 'sec-fetch-site': 'cross-site', origin: backend.url }),
  'our site twice': () => ({ 'sec-fetch-site': 'same-origin, same-origin' }),
  'an evil origin': () => ({ ...silent, origin: 'https://evil.example' }),
  'no origin': () => ({ ...silent, origin: 'null' }),
  'an empty origin': () => ({ ...silent, origin: '' }),
  'a sub-domain': () => ({ ...silent, origin: backend.url.replace('//', '//www.') }),
  'our name as a prefix': () => ({ ...silent, origin: `${backend.url}.evil.example` }),
  'another scheme': () => ({ ...silent, origin: backend.url.replace('http:', 'https:') }),
  'another port': () => ({ ...silent, origin: backend.url.replace(/\d+$/, '1') }),
  'no port': () => ({ ...silent, origin: backend.url.replace(/:\d+$/, '') }),
  'a trailing slash': () => ({ ...silent, origin: `${backend.url}/` }),
}
const forms = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  'application/json; charset=utf-16',
  'application/jsonp',
  '',
]

const writes = endpoints.filter(([, { method }]) => method !== 'GET')
const GUARDED = 'GET /api/auth/google/connect'

/** All rows but the counters of calls. */
const state = async () => (await backend.rows()).filter(({ pk }) => !pk.startsWith('LIMIT#'))

/** A body that the endpoint takes, for those where an empty one would be refused anyway. */
const bodies: Record<string, (email: string) => object> = {
  'POST /api/auth/register': () => ({
    email: 'forged@example.com',
    password: 'forged horse',
    firstName: 'E',
    lastName: 'V',
  }),
  'POST /api/auth/login': (email) => ({ email, password: 'correct horse' }),
  'POST /api/auth/forgot-password': (email) => ({ email }),
  'PUT /api/user/profile': () => ({ firstName: 'Forged', birthDate: '1980-01-01' }),
  'POST /api/set-currency': () => ({ currency: 'SGD' }),
  'POST /api/admin/login': () => ({ password: ADMIN_PASSWORD }),
  'POST /api/admin/users/{id}/start-trial': () => ({ days: 7 }),
  'POST /api/admin/users/{id}/unlock-premium': () => ({ months: 12 }),
}

test.each(writes)('%s takes nothing from another page, with a cookie or without', async (route, endpoint) => {
  const member = await aSignedInMember(backend, PREMIUM)
  if (route.includes('/api/admin/')) await anAdmin(backend, member)
  const body = bodies[route]?.(member.email) ?? {}
  const before = await state()
  const statuses = new Set<number>()
  for (const browser of [member, aBrowser(backend)]) {
    const send = async (headers: Headers, sent: unknown = body) => {
      const path = pathOf(endpoint, member.id)
      const { status, cookies } = await browser.ask(endpoint.method, path, { body: sent, headers })
      tries += 1
      if (cookies.length > 0) changes += 1
      statuses.add(status)
    }
    for (const headers of Object.values(foreign)) {
      await send(headers())
      await send(headers(), undefined)
    }
    for (const type of forms) await send({ 'content-type': type }, JSON.stringify(body))
    await send({ 'content-type': 'application/x-www-form-urlencoded' }, 'firstName=Forged')
    backend.pass(60)
  }

  const after = await state()
  if (!isDeepStrictEqual(after, before)) changes += 1
  // A mail program's page may call for one click: without the token of a letter it finds nothing.
  expect([...statuses].sort()).toEqual(endpoint.isOneClick ? [404] : [403, 415])
  expect(after).toEqual(before)
  expect(changes).toBe(0)
})

test('linking a Google account cannot be started from another site', async () => {
  for (const headers of Object.values(foreign)) {
    const { jar, ask } = await aSignedInMember(backend)
    const { status, cookies } = await ask('GET', GUARDED.split(' ')[1]!, { headers: headers() })
    expect([status, cookies, jar.has('__Host-oauth')]).toEqual([403, [], false])
  }
  expect((await (await aSignedInMember(backend)).ask('GET', GUARDED.split(' ')[1]!)).status).toBe(302)
})

test.each([
  ['a browser', { 'sec-fetch-site': 'same-origin' }],
  ['a browser that also names its origin', { 'sec-fetch-site': 'same-origin', origin: 'ours' }],
  ['an older browser', { ...silent, origin: 'ours' }],
  ['a program', silent],
] satisfies [string, Headers][])('%s on our own page is answered', async (_, headers: Headers) => {
  const own = { ...headers, ...(headers.origin && { origin: backend.url }) }
  const answers = []
  for (const [route, endpoint] of writes) {
    const member = await aSignedInMember(backend, PREMIUM)
    const body = bodies[route]?.(member.email) ?? {}
    const { status } = await member.ask(endpoint.method, pathOf(endpoint), { body, headers: own })
    if ([403, 415].includes(status)) answers.push(route)
  }

  expect(answers).toEqual([])
})
