import { describe, expect, test } from 'vitest'
import { newToken } from '../../../../functions/domain/identity/token.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later } from '../../../makers/later.ts'
import { aHandler } from './aHandler.ts'
import { aHandlerFor } from './aHandlerFor.ts'

const post = { route: 'POST /api/things/{id}', rawPath: '/api/things/7', body: { name: 'astrolabe' } }

describe('a session cookie', () => {
  test('a session serves its own account, whatever ids the request names', async () => {
    const { call, cookies } = aHandlerFor()
    const headers = { 'x-user-id': 'usr_john', authorization: 'Bearer usr_john' }

    const { body } = await call({ route: 'GET /api/mine', cookies, headers, query: { userId: 'usr_john' } })

    expect(body).toEqual({ id: 'usr_jane' })
  })

  test('a cookie without a live session stays after a read, which may be answered when a new one has begun', async () => {
    const { status, body, cookies } = await aHandler().call({
      route: 'GET /api/mine',
      cookies: [`__Host-session=${newToken()}`],
    })

    expect([status, body.message]).toEqual([401, 'Unauthorized'])
    expect(cookies).toEqual([])
  })

  test('a cookie with a live session stays, whatever else is refused', async () => {
    const { call, cookies } = aHandlerFor()
    const refusals = await Promise.all([
      call({ route: 'GET /api/premium', cookies }),
      call({ ...post, body: {}, cookies }),
      call({ ...post, cookies, headers: { 'sec-fetch-site': 'cross-site' } }),
    ])

    expect(refusals.map(({ status }) => status)).toEqual([403, 400, 403])
    expect(refusals.flatMap((refusal) => refusal.cookies)).toEqual([])
  })

  test.each([
    ['a name without a value', ['__Host-session']],
    ['an empty value', ['__Host-session=']],
    ['a value that is no token', ['__Host-session=<script>']],
    ['a prototype', ['__proto__=x', 'constructor=y']],
    ['a token under another name', [`session=${'a'.repeat(43)}`]],
    ['nothing at all', ['', ' ', '=', ';']],
  ])('may be %s and opens nothing', async (_, cookies) => {
    expect((await aHandler().call({ route: 'GET /api/mine', cookies })).status).toBe(401)
  })

  test('of a cookie sent twice the last value is used', async () => {
    const { call, cookies } = aHandlerFor()
    const dead = `__Host-session=${newToken()}`

    expect((await call({ route: 'GET /api/mine', cookies: [dead, ...cookies] })).status).toBe(200)
    expect((await call({ route: 'GET /api/mine', cookies: [...cookies, dead] })).status).toBe(401)
  })
})

describe('who may come in', () => {
  test('a premium endpoint answers 403 and requiresUpgrade without access', async () => {
    const { call, cookies } = aHandlerFor()
    const { status, body } = await call({ route: 'GET /api/premium', cookies })

    expect([status, body.code, body.requiresUpgrade]).toEqual([403, 'UPGRADE_REQUIRED', true])
  })

  test('a premium endpoint answers to the last second of access', async () => {
    const { call, cookies, stores } = aHandlerFor()
    stores.memory.entitlements.set('usr_jane', anEntitlement({ source: 'gift', subscriptionEndsAt: later(10) }))
    const statusAt = async (seconds: number) =>
      (await call({ route: 'GET /api/premium', cookies, now: later(seconds) })).status

    expect(await statusAt(9)).toBe(200)
    expect(await statusAt(10)).toBe(403)
  })

  test('a member session does not open an admin endpoint', async () => {
    const { call, cookies } = aHandlerFor()

    expect((await call({ route: 'GET /api/admins', cookies })).status).toBe(401)
  })

  test('a signed-out caller gets 401 before any schema message', async () => {
    const { status, body } = await aHandler().call({ route: 'GET /api/premium', query: { nonsense: '1' } })

    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED'])
  })

  test('a member limit counts each member separately', async () => {
    const { call, cookies } = aHandlerFor()
    const mine = () => call({ route: 'GET /api/mine', cookies })
    await mine()
    await mine()

    const { status, headers, body } = await mine()

    expect([status, body.code, body.retryAfter]).toEqual([429, 'RATE_LIMITED', 60])
    expect(headers['retry-after']).toBe('60')
    const next = { route: 'GET /api/mine', cookies, now: later(60) }
    expect((await call(next)).status).toBe(200)
  })
})
