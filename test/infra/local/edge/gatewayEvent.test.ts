import { expect, test } from 'vitest'
import { gatewayEvent, type Incoming } from '../../../../infra/local/edge/gatewayEvent.ts'

const incoming = (overrides: Partial<Incoming> = {}): Incoming => ({
  method: 'POST',
  url: '/api/things/7?a=1&b=2&a=3',
  headers: [
    ['Content-Type', 'application/json'],
    ['User-Agent', 'test'],
  ],
  body: Buffer.from('{"é":1}'),
  sourceAddress: '127.0.0.1',
  now: new Date('2026-03-01T10:00:00.250Z'),
  ...overrides,
})
const matched = { routeKey: 'POST /api/things/{id}', pathParameters: { id: '7' } }

test('the event has the shape of payload format 2.0', () => {
  expect(gatewayEvent(incoming(), matched)).toEqual({
    version: '2.0',
    routeKey: 'POST /api/things/{id}',
    rawPath: '/api/things/7',
    rawQueryString: 'a=1&b=2&a=3',
    queryStringParameters: { a: '1,3', b: '2' },
    headers: { 'content-type': 'application/json', 'user-agent': 'test' },
    pathParameters: { id: '7' },
    body: '{"é":1}',
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method: 'POST', path: '/api/things/7', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      routeKey: 'POST /api/things/{id}',
      stage: '$default',
      time: 'Sun, 01 Mar 2026 10:00:00 GMT',
      timeEpoch: Date.UTC(2026, 2, 1, 10, 0, 0, 250),
    },
  })
})

test('cookies are in a list of their own, and the values of a repeated header are joined by a comma', () => {
  const headers: [string, string][] = [
    ['Cookie', 'a=1; b=2'],
    ['cookie', 'c=3'],
    ['X-Many', 'one'],
    ['x-many', 'two'],
  ]

  const event = gatewayEvent(incoming({ headers }), matched)

  expect(event.cookies).toEqual(['a=1', 'b=2', 'c=3'])
  expect(event.headers).toEqual({ 'x-many': 'one,two' })
})

test.each([
  ['an image', 'image/png', Buffer.from([137, 80, 78, 71])],
  ['a form', 'application/x-www-form-urlencoded', Buffer.from('a=1')],
  ['JSON that is not UTF-8', 'application/json', Buffer.from([0x7b, 0xff, 0x7d])],
])('the body of a request is base64-encoded when it is %s', (_, type, body) => {
  const event = gatewayEvent(incoming({ headers: [['content-type', type]], body }), matched)

  expect(event.isBase64Encoded).toBe(true)
  expect(Buffer.from(event.body ?? '', 'base64')).toEqual(body)
})

test('the event has no property for a part that the request lacks', () => {
  const event = gatewayEvent(incoming({ url: '/api/x', body: Buffer.alloc(0) }), { ...matched, pathParameters: {} })

  const absent = ['body', 'cookies', 'pathParameters', 'queryStringParameters']
  expect(Object.keys(event).filter((name) => absent.includes(name))).toEqual([])
})
