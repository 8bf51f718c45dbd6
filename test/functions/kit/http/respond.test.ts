import { expect, test } from 'vitest'
import { redirect, respond, respondProblem } from '../../../../functions/kit/http/respond.ts'
import { Problem } from '../../../../shared/contract/problem.ts'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-request-id': 'req-1',
}

test('an answer is JSON with the headers of every answer', () => {
  expect(respond({ status: 201, body: { name: 'astrolabe' }, requestId: 'req-1' })).toEqual({
    statusCode: 201,
    headers: HEADERS,
    body: '{"name":"astrolabe"}',
  })
})

test('an answer without a body is empty, and null is a body', () => {
  expect(respond({ status: 204, body: undefined, requestId: 'req-1' }).body).toBe('')
  expect(respond({ status: 200, body: null, requestId: 'req-1' }).body).toBe('null')
})

test('an answer carries its cookies', () => {
  expect(respond({ status: 200, body: {}, requestId: 'req-1', cookies: ['a=1'] }).cookies).toEqual(['a=1'])
})

test('a redirect has a location and no body', () => {
  const answered = { status: 302, body: { location: '/welcome' }, requestId: 'req-1', cookies: ['a=1'] }

  expect(redirect(answered)).toEqual({
    statusCode: 302,
    headers: { ...HEADERS, location: '/welcome' },
    cookies: ['a=1'],
    body: '',
  })
})

test('a problem says its code and status, and how long to wait', () => {
  const problem = new Problem('RATE_LIMITED', { details: { retryAfter: 30 } })

  expect(respondProblem(problem, 'req-1', ['a=1'])).toEqual({
    statusCode: 429,
    headers: { ...HEADERS, 'retry-after': '30' },
    cookies: ['a=1'],
    body: JSON.stringify({
      message: 'Too many attempts. Please wait a while and try again.',
      code: 'RATE_LIMITED',
      requestId: 'req-1',
      retryAfter: 30,
    }),
  })
})

test('a wait of no seconds is said too', () => {
  const problem = new Problem('BUSY', { details: { retryAfter: 0 } })

  expect(respondProblem(problem, 'req-1').headers).toMatchObject({ 'retry-after': '0' })
})

test('a method that is not supported names those that are, in a header alone', () => {
  const { headers, body } = respondProblem(new Problem('METHOD_NOT_ALLOWED', { details: { allow: 'GET' } }), 'req-1')

  expect(headers).toEqual({ ...HEADERS, allow: 'GET' })
  expect(body).not.toContain('GET')
})

test('whoever bypasses the edge learns nothing', () => {
  expect(respondProblem(new Problem('ORIGIN_BYPASS'), 'req-1')).toEqual({ statusCode: 404, headers: HEADERS, body: '' })
})
