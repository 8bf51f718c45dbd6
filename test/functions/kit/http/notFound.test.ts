import { describe, expect, test } from 'vitest'
import { limiter } from '../../../../functions/kit/http/limits.ts'
import { methodsOf, notFound } from '../../../../functions/kit/http/notFound.ts'
import { type Endpoint, routeKey } from '../../../../shared/contract/endpoint.ts'
import { anEvent, ORIGIN_SECRET } from '../../../makers/anEvent.ts'
import { CONTEXT, environment, opened, things } from './aHandler.ts'

const needs = { environment, originSecrets: async () => [ORIGIN_SECRET], limit: limiter(undefined) }
const handler = notFound(needs, methodsOf(Object.values<Endpoint>(things).map(routeKey)))

async function call(method: string, rawPath: string) {
  const event = anEvent({ route: '$default', rawPath })
  event.requestContext.http.method = method
  return opened(await handler(event, CONTEXT))
}

describe('what no route takes', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/things/'],
    ['GET', '/api//things'],
    ['GET', '/api/things/7/parts'],
    ['POST', '/api/THINGS/7'],
    ['GET', '/'],
  ])('%s %s is not there', async (method, path) => {
    const { status, body } = await call(method, path)

    expect([status, body.code, body.requestId]).toEqual([404, 'NOT_FOUND', 'req-1'])
  })

  test.each([
    ['POST', '/api/things', 'GET'],
    ['OPTIONS', '/api/things', 'GET'],
    ['HEAD', '/api/things', 'GET'],
    ['TRACE', '/api/mine', 'GET'],
    ['GET', '/api/things/7', 'POST'],
  ])('%s %s is asked in the wrong way, and the answer names the right one', async (method, path, allow) => {
    const { status, body, headers } = await call(method, path)

    expect([status, body.code, headers.allow]).toEqual([405, 'METHOD_NOT_ALLOWED', allow])
    expect(body).not.toHaveProperty('allow')
  })

  test('a path of several routes names each of their methods once', async () => {
    const pair = notFound(needs, methodsOf(['GET /api/pair', 'DELETE /api/pair', 'GET /api/{word}']))
    const event = anEvent({ route: '$default', rawPath: '/api/pair' })
    event.requestContext.http.method = 'PATCH'

    expect(opened(await pair(event, CONTEXT)).headers.allow).toBe('GET, DELETE')
  })

  test('an unknown path passes the same checks as a known one', async () => {
    const event = anEvent({ route: '$default', rawPath: '/api/nothing', headers: { 'x-origin-secret': 'wrong' } })

    expect(opened(await handler(event, CONTEXT)).body).toBeUndefined()
  })
})
