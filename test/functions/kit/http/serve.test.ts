import { describe, expect, test } from 'vitest'
import { hashOf, newToken } from '../../../../functions/domain/identity/token.ts'
import { answerProblems } from '../../../../functions/kit/http/answerProblems.ts'
import { type Endpoint, type Group, routeKey } from '../../../../shared/contract/endpoint.ts'
import { api } from '../../../../shared/contract/index.ts'
import { Problem, type ProblemCode, ProblemReply } from '../../../../shared/contract/problem.ts'
import { anEvent, ORIGIN } from '../../../makers/anEvent.ts'
import { aHandler } from './aHandler.ts'

const post = { route: 'POST /api/things/{id}', rawPath: '/api/things/7', body: { name: 'astrolabe' } }

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-request-id': 'req-1',
}

describe('every answer', () => {
  const throws = () => {
    throw new TypeError('a bug')
  }

  test.each([
    ['a success', {}, 200],
    ['a success that made something', post, 201],
    ['nonsense', { ...post, body: { name: 1 } }, 400],
    ['somebody signed out', { route: 'GET /api/mine' }, 401],
    ['a foreign page', { ...post, headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['a request that bypassed CloudFront', { headers: { 'x-origin-secret': '' } }, 404],
    ['a route of another group', { route: 'GET /api/elsewhere' }, 404],
    ['too much', { ...post, body: 'x'.repeat(20_000) }, 413],
    ['something else than JSON', { ...post, headers: { 'content-type': 'text/plain' } }, 415],
  ])('carries the same headers: %s', async (_, changes, status) => {
    const answer = await aHandler().call(changes)

    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(HEADERS)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('a bug of ours answers 500 without details', async () => {
    const { status, headers, body } = await aHandler({ answers: { readThing: throws } }).call()

    expect(status).toBe(500)
    expect(headers).toMatchObject(HEADERS)
    expect(body).toEqual({
      message: 'Something went wrong on our side. Your account and data are safe. Please try again.',
      code: 'UNEXPECTED',
      requestId: 'req-1',
    })
  })

  test.each([
    [{ ...post, body: {} }],
    [{ route: 'GET /api/mine' }],
    [{ ...post, body: '{' }],
  ])('a refusal has the promised shape: %o', async (changes) => {
    const { body } = await aHandler().call(changes)

    expect(ProblemReply.parse(body)).toEqual(body)
    expect(body.requestId).toBe('req-1')
  })
})

describe('a reply', () => {
  test('a reply never carries undeclared fields', async () => {
    const leaky = () => ({ name: 'astrolabe', passwordHash: 'scrypt$', nested: { token: 'x' } })
    const { body } = await aHandler({ answers: { readThing: leaky } }).call()

    expect(body).toEqual({ name: 'astrolabe' })
  })

  test('a reply of the wrong shape is a 500 and nothing of it leaves', async () => {
    const wrong = () => ({ name: 17 as unknown as string })
    const { status, body } = await aHandler({ answers: { readThing: wrong } }).call()

    expect([status, body.code]).toEqual([500, 'UNEXPECTED'])
    expect(JSON.stringify(body)).not.toContain('17')
  })
})

describe('a body', () => {
  test.each([
    ['{'],
    ['{"name":"a"} trailing'],
    ["{'name':'a'}"],
    ['undefined'],
    ['NaN'],
    ['\uFEFF{"name":"a"}'],
    ['{"name":"a","__proto__":{"polluted":true}}'],
    ['{"name":"a","deep":{"__proto__":{"polluted":true}}}'],
    ['{"name":"a","constructor":{"prototype":{"polluted":true}}}'],
    ['{"name":"a","constructor":1}'],
    ['{"name":"a","deep":[{"prototype":null}]}'],
    [`{"name":${'['.repeat(8)}${']'.repeat(8)}}`],
    [`${'['.repeat(8000)}${']'.repeat(8000)}`],
    [`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  ])('that no program of ours would send is malformed: %.60s', async (body) => {
    const answer = await aHandler().call({ ...post, body })

    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_JSON'])
    expect('polluted' in {}).toBe(false)
  })

  test('a body that is not UTF-8 is malformed', async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    const { status, body } = await aHandler().call({ ...post, body: bytes.toString('base64'), isBase64Encoded: true })

    expect([status, body.code]).toEqual([400, 'MALFORMED_JSON'])
  })

  test('a body may be base64-encoded', async () => {
    const body = Buffer.from('{"name":"astrolabe ☾"}').toString('base64')

    expect((await aHandler().call({ ...post, body, isBase64Encoded: true })).body).toEqual({ name: 'astrolabe ☾' })
  })

  test.each([
    ['[]'],
    ['null'],
    ['"text"'],
    ['7'],
    ['true'],
  ])('that is no object is refused by name: %s', async (body) => {
    const answer = await aHandler().call({ ...post, body })

    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('body')
  })

  test('a body with two wrong fields reports both, and the first becomes the message', async () => {
    const { body } = await aHandler().call({ ...post, body: { size: 1.5 } })

    expect(Object.keys(body.fields)).toEqual(['name', 'size'])
    expect(body.message).toBe('Name is required')
    expect(JSON.stringify(body)).not.toContain('Invalid input')
  })
})

test('path and query parameters are parsed by their schemas', async () => {
  const { call } = aHandler()

  expect((await call({ ...post, rawPath: '/api/things/seven' })).body.fields).toEqual({ id: 'The id is a number' })
  expect((await call({ ...post, query: { colour: 'red,blue' } })).body.fields).toEqual({
    colour: 'A colour is one word',
  })
  expect((await call({ ...post, query: { colour: 'red', other: 'ignored' } })).status).toBe(201)
})

const token = newToken()

/** The names and values of the cookies that the answer to a failure sets. */
function cookiesAfter(
  changes: Parameters<typeof anEvent>[0] = {},
  code: ProblemCode = 'BUSY',
  group: Group = api.identity,
) {
  const event = anEvent({ route: 'POST /api/auth/logout', cookies: [`__Host-session=${token}`], ...changes })
  const request = { event, error: new Problem(code), response: null } as never as { response: { cookies?: string[] } }
  void answerProblems(group, ORIGIN).onError?.(request as never)
  return (request.response.cookies ?? []).map((line) => line.split(';')[0])
}

describe('a sign-out that fails', () => {
  test('ends the cookie all the same, and keeps the hash for the next attempt', () => {
    expect(cookiesAfter()).toEqual(['__Host-session=', `__Host-ended=${hashOf(token)}`])
  })

  test('keeps no hash where none was presented', () => {
    expect(cookiesAfter({ cookies: [] })).toEqual(['__Host-session='])
  })

  test.each([
    ['comes from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 'FORBIDDEN_ORIGIN'],
    ['is a form of any site', { body: 'a=1', headers: { 'content-type': 'text/plain' } }, 'UNSUPPORTED_MEDIA'],
    ['came around the edge', {}, 'ORIGIN_BYPASS'],
    ['is another call', { route: 'POST /api/auth/login' }, 'BUSY'],
  ] as const)('changes no cookie when it %s', (_, changes, code) => {
    expect(cookiesAfter(changes, code)).toEqual([])
  })
})

test('a 401 of any call but a sign-out clears no cookie, since a new session may have begun meanwhile', () => {
  const cookies = [`__Host-session=${newToken()}`, `__Host-admin=${newToken()}`]
  const all = Object.values(api).flatMap((each) => Object.values(each).map((endpoint) => ({ group: each, endpoint })))
  const ordinary = all.filter(
    ({ endpoint }: { endpoint: Endpoint }) => !endpoint.endsSession && !endpoint.endsAdminSession,
  )

  const cleared = ordinary.flatMap(({ group, endpoint }) =>
    cookiesAfter({ route: routeKey(endpoint), cookies }, 'UNAUTHORIZED', group),
  )

  expect(ordinary.length).toBeGreaterThan(40)
  expect(cleared).toEqual([])
})
