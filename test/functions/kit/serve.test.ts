import { describe, expect, test } from 'vitest'
import { hashOf, newToken } from '../../../functions/domain/token.ts'
import { ProblemReply } from '../../../shared/contract/problem.ts'
import { anAccount } from '../../makers/anAccount.ts'
import { anEntitlement } from '../../makers/anEntitlement.ts'
import { aSession } from '../../makers/aSession.ts'
import { later } from '../../makers/later.ts'
import { aDoor } from './aDoor.ts'

const post = { route: 'POST /api/things/{id}', rawPath: '/api/things/7', body: { name: 'astrolabe' } }

/** A door with one person behind it, who is signed in by the cookie. */
function aDoorFor(account = anAccount()) {
  const door = aDoor()
  const token = newToken()
  door.stores.memory.accounts.set(account.id, account)
  const session = aSession({ tokenHash: hashOf(token), accountId: account.id })
  door.stores.memory.sessions.set(session.tokenHash, session)
  return { ...door, token, cookies: [`__Host-session=${token}`] }
}

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
    ['a detour', { headers: { 'x-origin-secret': '' } }, 404],
    ['a route of another group', { route: 'GET /api/elsewhere' }, 404],
    ['too much', { ...post, body: 'x'.repeat(20_000) }, 413],
    ['something else than JSON', { ...post, headers: { 'content-type': 'text/plain' } }, 415],
  ])('carries the same headers: %s', async (_, changes, status) => {
    const answer = await aDoor().knock(changes)

    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(HEADERS)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('a bug of ours says nothing about itself', async () => {
    const { status, headers, body } = await aDoor({ answers: { readThing: throws } }).knock()

    expect(status).toBe(500)
    expect(headers).toMatchObject(HEADERS)
    expect(body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'UNEXPECTED',
      requestId: 'req-1',
    })
  })

  test.each([
    [{ ...post, body: {} }],
    [{ route: 'GET /api/mine' }],
    [{ ...post, body: '{' }],
  ])('a refusal has the promised shape: %o', async (changes) => {
    const { body } = await aDoor().knock(changes)

    expect(ProblemReply.parse(body)).toEqual(body)
    expect(body.requestId).toBe('req-1')
  })
})

describe('a reply', () => {
  test('never carries what the contract does not name', async () => {
    const leaky = () => ({ name: 'astrolabe', passwordHash: 'scrypt$', nested: { token: 'x' } })
    const { body } = await aDoor({ answers: { readThing: leaky } }).knock()

    expect(body).toEqual({ name: 'astrolabe' })
  })

  test('of the wrong shape is a bug, and nothing of it leaves', async () => {
    const wrong = () => ({ name: 17 as unknown as string })
    const { status, body } = await aDoor({ answers: { readThing: wrong } }).knock()

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
    [`{"name":${'['.repeat(8)}${']'.repeat(8)}}`],
    [`${'['.repeat(8000)}${']'.repeat(8000)}`],
    [`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  ])('that no program of ours would send is malformed: %.60s', async (body) => {
    const answer = await aDoor().knock({ ...post, body })

    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_JSON'])
    expect('polluted' in {}).toBe(false)
  })

  test('that is no text is malformed', async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    const { status, body } = await aDoor().knock({ ...post, body: bytes.toString('base64'), isBase64Encoded: true })

    expect([status, body.code]).toEqual([400, 'MALFORMED_JSON'])
  })

  test('may come in base64', async () => {
    const body = Buffer.from('{"name":"astrolabe ☾"}').toString('base64')

    expect((await aDoor().knock({ ...post, body, isBase64Encoded: true })).body).toEqual({ name: 'astrolabe ☾' })
  })

  test.each([
    ['[]'],
    ['null'],
    ['"text"'],
    ['7'],
    ['true'],
  ])('that is no object is refused by name: %s', async (body) => {
    const answer = await aDoor().knock({ ...post, body })

    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('body')
  })

  test('that is wrong in two fields says so for each, and the first becomes the message', async () => {
    const { body } = await aDoor().knock({ ...post, body: { size: 1.5 } })

    expect(Object.keys(body.fields)).toEqual(['name', 'size'])
    expect(body.message).toBe('Name is required')
    expect(JSON.stringify(body)).not.toContain('Invalid input')
  })
})

test('parameters of the path and the query are read by their schemas', async () => {
  const { knock } = aDoor()

  expect((await knock({ ...post, rawPath: '/api/things/seven' })).body.fields).toEqual({ id: 'The id is a number' })
  expect((await knock({ ...post, query: { colour: 'red,blue' } })).body.fields).toEqual({
    colour: 'A colour is one word',
  })
  expect((await knock({ ...post, query: { colour: 'red', other: 'ignored' } })).status).toBe(201)
})

describe('a session cookie', () => {
  test('opens the door to the person whose it is, whatever ids a request names', async () => {
    const { knock, cookies } = aDoorFor()
    const headers = { 'x-user-id': 'usr_john', authorization: 'Bearer usr_john' }

    const { body } = await knock({ route: 'GET /api/mine', cookies, headers, query: { userId: 'usr_john' } })

    expect(body).toEqual({ id: 'usr_jane' })
  })

  test('that opens nothing any more is taken away', async () => {
    const { status, body, cookies } = await aDoor().knock({
      route: 'GET /api/mine',
      cookies: [`__Host-session=${newToken()}`],
    })

    expect([status, body.message]).toEqual([401, 'Unauthorized'])
    expect(cookies).toEqual(['__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0'])
  })

  test('that still opens something stays, whatever else is refused', async () => {
    const { knock, cookies } = aDoorFor()
    const refusals = await Promise.all([
      knock({ route: 'GET /api/premium', cookies }),
      knock({ ...post, body: {}, cookies }),
      knock({ ...post, cookies, headers: { 'sec-fetch-site': 'cross-site' } }),
    ])

    expect(refusals.map(({ status }) => status)).toEqual([403, 400, 403])
    expect(refusals.flatMap((refusal) => refusal.cookies)).toEqual([])
  })

  test('that nobody sent is not taken away', async () => {
    expect((await aDoor().knock({ route: 'GET /api/mine' })).cookies).toEqual([])
  })

  test.each([
    ['a name without a value', ['__Host-session']],
    ['an empty value', ['__Host-session=']],
    ['a value that is no token', ['__Host-session=<script>']],
    ['a prototype', ['__proto__=x', 'constructor=y']],
    ['a token under another name', [`session=${'a'.repeat(43)}`]],
    ['nothing at all', ['', ' ', '=', ';']],
  ])('may be %s and opens nothing', async (_, cookies) => {
    expect((await aDoor().knock({ route: 'GET /api/mine', cookies })).status).toBe(401)
  })

  test('sent twice counts as its last value', async () => {
    const { knock, cookies } = aDoorFor()
    const dead = `__Host-session=${newToken()}`

    expect((await knock({ route: 'GET /api/mine', cookies: [dead, ...cookies] })).status).toBe(200)
    expect((await knock({ route: 'GET /api/mine', cookies: [...cookies, dead] })).status).toBe(401)
  })
})

describe('who may come in', () => {
  test('without Premium the door says what is missing', async () => {
    const { knock, cookies } = aDoorFor()
    const { status, body } = await knock({ route: 'GET /api/premium', cookies })

    expect([status, body.code, body.requiresUpgrade]).toEqual([403, 'UPGRADE_REQUIRED', true])
  })

  test('with Premium it opens, to the last second', async () => {
    const { knock, cookies, stores } = aDoorFor()
    stores.memory.entitlements.set('usr_jane', anEntitlement({ source: 'gift', subscriptionEndsAt: later(10) }))
    const statusAt = async (seconds: number) =>
      (await knock({ route: 'GET /api/premium', cookies, now: later(seconds) })).status

    expect(await statusAt(9)).toBe(200)
    expect(await statusAt(10)).toBe(403)
  })

  test('the session of a person is nothing to the admin area', async () => {
    const { knock, cookies } = aDoorFor()

    expect((await knock({ route: 'GET /api/admins', cookies })).status).toBe(401)
  })

  test('a stranger learns nothing about what a call would take', async () => {
    const { status, body } = await aDoor().knock({ route: 'GET /api/premium', query: { nonsense: '1' } })

    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED'])
  })

  test('the limit of an endpoint counts each member apart', async () => {
    const { knock, cookies } = aDoorFor()
    const mine = () => knock({ route: 'GET /api/mine', cookies })
    await mine()
    await mine()

    const { status, headers, body } = await mine()

    expect([status, body.code, body.retryAfter]).toEqual([429, 'RATE_LIMITED', 60])
    expect(headers['retry-after']).toBe('60')
    const next = { route: 'GET /api/mine', cookies, now: later(60) }
    expect((await knock(next)).status).toBe(200)
  })
})
