import { expect, test } from 'vitest'
import { routeMatcher } from '../../../../infra/local/edge/routeMatcher.ts'

const match = routeMatcher([
  'GET /api/things/{id}',
  'GET /api/things/new',
  'DELETE /api/things/{id}',
  'GET /api/things',
  '$default',
])

test.each([
  ['GET', '/api/things', 'GET /api/things', {}],
  ['GET', '/api/things/new', 'GET /api/things/new', {}],
  ['GET', '/api/things/a%20b', 'GET /api/things/{id}', { id: 'a b' }],
  ['DELETE', '/api/things/new', 'DELETE /api/things/{id}', { id: 'new' }],
  ['POST', '/api/things', '$default', {}],
  ['GET', '/api/things/', '$default', {}],
  ['GET', '/api//things', '$default', {}],
  ['GET', '/api/things/a/b', '$default', {}],
  ['HEAD', '/api/things', '$default', {}],
  ['GET', '/api/./things', '$default', {}],
  ['GET', '/api/x/../things', '$default', {}],
  ['GET', '/api/x/%2e%2E/things', '$default', {}],
  ['GET', '/api/things/a.b', 'GET /api/things/{id}', { id: 'a.b' }],
])('%s %s is routed to %s', (method, path, routeKey, pathParameters) => {
  expect(match(method, path)).toEqual({ routeKey, pathParameters })
})

test('a path parameter that cannot be decoded is passed on unchanged', () => {
  expect(match('GET', '/api/things/%E0%A4%A').pathParameters).toEqual({ id: '%E0%A4%A' })
})
