import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { type Endpoint, routeKey } from '../../shared/contract/endpoint.ts'
import { api } from '../../shared/contract/index.ts'
import { ProblemReply } from '../../shared/contract/problem.ts'
import { type Answer, aVisitor, type Visitor } from './aVisitor.ts'
import { openStack } from './openStack.ts'
import { signUp } from './signUp.ts'

const { url } = openStack()

const endpoints = Object.values(api).flatMap((group): Endpoint[] => Object.values(group))
const routes = endpoints.map((endpoint): [string, Endpoint] => [routeKey(endpoint), endpoint])
const writes = routes.filter(([, { method }]) => method !== 'GET')
const pathOf = ({ path }: Endpoint, value = 'nonsense') => path.replace(/\{\w+\}/g, encodeURIComponent(value))

/** What holds for every answer, whatever was asked. */
function expectAnswer(answer: Answer): void {
  expect(answer.status).toBeLessThan(500)
  expect(answer.headers['x-request-id']).toMatch(/\S/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.text).not.toMatch(/ at .*:\d+:\d+|node_modules|ZodError/)
  if (answer.status >= 400) {
    expect(ProblemReply.parse(answer.body)).toEqual(answer.body)
    expect(answer.body.requestId).toBe(answer.headers['x-request-id'])
  }
}

async function expectRefusal(asked: Promise<Answer>, status: number, code: string): Promise<void> {
  const answer = await asked
  expectAnswer(answer)
  expect([answer.status, answer.body.code]).toEqual([status, code])
}

describe.each(routes)('%s, called by a visitor', (_, endpoint) => {
  const { method } = endpoint

  test('answers only where anyone may call', async () => {
    const answer = await aVisitor(url()).ask(method, pathOf(endpoint))

    expectAnswer(answer)
    if (endpoint.access === 'anyone') expect(answer.status).not.toBe(401)
    else expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized', code: 'UNAUTHORIZED' } })
  })

  test('ignores the ids that a client sends', async () => {
    const headers = { 'x-user-id': 'usr_jane', authorization: 'Bearer usr_jane', cookie: 'userId=usr_jane' }
    const answer = await aVisitor(url()).ask(method, `${pathOf(endpoint)}?userId=usr_jane`, { headers })

    expectAnswer(answer)
    if (endpoint.access !== 'anyone') expect(answer.status).toBe(401)
  })

  test('answers another method with the right ones', async () => {
    const answer = await aVisitor(url()).ask('PATCH', pathOf(endpoint))

    expectAnswer(answer)
    expect([answer.status, answer.body.code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(String(answer.headers.allow).split(', ')).toContain(method)
  })
})

describe.each(writes.filter(([, { isOneClick }]) => !isOneClick))('%s', (_, endpoint) => {
  const write = (asked: Parameters<Visitor['ask']>[2]) =>
    aVisitor(url()).ask(endpoint.method, pathOf(endpoint), { body: '{}', ...asked })

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': undefined, origin: 'null' }],
  ])('takes nothing from elsewhere: %o', async (headers) => {
    await expectRefusal(write({ headers }), 403, 'FORBIDDEN_ORIGIN')
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    '',
  ])('takes no %o', async (type) => {
    await expectRefusal(write({ headers: { 'content-type': type } }), 415, 'UNSUPPORTED_MEDIA')
  })

  test.each([
    '{',
    '{"a":1',
    "{'a':1}",
    '{"__proto__":{"a":1}}',
    `${'['.repeat(5000)}`,
  ])('takes nothing malformed: %.20s', async (body) => {
    await expectRefusal(write({ body }), 400, 'MALFORMED_JSON')
  })

  test('takes no bytes that are no text', async () => {
    await expectRefusal(write({ body: Buffer.from([0x22, 0xc3, 0x28, 0x22]) }), 400, 'MALFORMED_JSON')
  })

  test('takes no more than 16 KiB', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(16 * 1024) })

    await expectRefusal(write({ body }), 413, 'BODY_TOO_LARGE')
  })
})

describe.each(writes.filter(([, { isOneClick }]) => isOneClick))('%s', (_, endpoint) => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, '{"a":1}'],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [{ 'content-type': 'multipart/form-data; boundary=a' }, '--a'],
    [{}, '{"__proto__":{"a":1}}'],
  ])('heeds the token in its path alone: %o', async (headers, body) => {
    await expectRefusal(aVisitor(url()).ask(endpoint.method, pathOf(endpoint), { body, headers }), 404, 'NOT_FOUND')
  })

  test('takes no more than 16 KiB', async () => {
    const body = 'x'.repeat(16 * 1024 + 1)

    await expectRefusal(aVisitor(url()).ask(endpoint.method, pathOf(endpoint), { body }), 413, 'BODY_TOO_LARGE')
  })
})

describe('nonsense', () => {
  const NONSENSE = [
    null,
    '',
    ' ',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [[[[]]]],
    'x'.repeat(5000),
    '\u0000',
    '\ud800',
    '\u202eevil',
    "'; DROP TABLE users; --",
    '{"$ne":null}',
    'USER#1',
    '#n = :v',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '9999-99-99',
    'constructor',
  ]
  const fieldsOf = (schema: z.ZodMiniType | undefined): string[] => {
    const { shape, innerType } = (schema?.def ?? {}) as { shape?: object; innerType?: z.ZodMiniType }
    return innerType ? fieldsOf(innerType) : Object.keys(shape ?? {})
  }
  const filled = (schema: z.ZodMiniType | undefined, value: unknown) =>
    Object.fromEntries(fieldsOf(schema).map((field) => [field, value]))
  const queryOf = (endpoint: Endpoint, value: unknown) =>
    new URLSearchParams(Object.entries(filled(endpoint.query, String(value))) as [string, string][])

  const send = (visitor: Visitor, endpoint: Endpoint, value: unknown) => {
    const path = `${pathOf(endpoint, String(value).toWellFormed().slice(0, 200) || 'x')}?${queryOf(endpoint, value)}`
    return visitor.ask(endpoint.method, path, endpoint.body && { body: filled(endpoint.body, value) })
  }

  test.each(
    routes.filter(([, { body, query, params }]) => body || query || params),
  )('in every field of %s is refused or understood, and never brings anything down', async (_, endpoint) => {
    const member = await signUp(url())
    for (const value of NONSENSE) {
      const [asVisitor, asMember] = [await send(aVisitor(url()), endpoint, value), await send(member, endpoint, value)]
      expectAnswer(asVisitor)
      expectAnswer(asMember)
    }
    expect((await aVisitor(url()).ask('GET', '/api/health')).status).toBe(200)
  })
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/auth/user/',
  '/api//auth/user',
  '/api/AUTH/user',
  '/api/auth/%75ser/x',
])('%s is not there', async (path) => {
  await expectRefusal(aVisitor(url()).ask('GET', path), 404, 'NOT_FOUND')
})

test.each(['HEAD', 'OPTIONS', 'PATCH', 'DELETE'])('%s is no way to ask for the session', async (method) => {
  const answer = await aVisitor(url()).ask(method, '/api/auth/user')

  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET'])
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})
