import { afterEach, expect, test } from 'vitest'
import { account } from '../../../../shared/contract/account.ts'
import { identity } from '../../../../shared/contract/identity.ts'
import { ApiError, messageOf } from '../../../../web/lib/api/ApiError.ts'
import { call, makeFetcher, replyKey, swrDefaults } from '../../../../web/lib/api/call.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { fakeServer } from '../../fakeServer.ts'

afterEach(() => storage.clearPersonalData())

const credentials = { email: 'ada@example.com', password: 'secret1' }

test('a call sends its method, path and body and returns the parsed reply', async () => {
  const requests = fakeServer(() => ({ body: '{"id":"usr_1"}' }))

  const user = await call(identity.login, { body: credentials })

  expect(user).toEqual({ id: 'usr_1' })
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/auth/login', body: JSON.stringify(credentials) })
})

test('a JSON content type is sent only with a body', async () => {
  const requests = fakeServer(() => ({ body: '{}' }))

  await call(identity.login, { body: credentials })
  await call(identity.logout, {})

  expect(requests.map(({ headers }) => headers.get('content-type'))).toEqual(['application/json', null])
})

test("every call sends the browser's time zone", async () => {
  const requests = fakeServer(() => ({ body: '{}' }))

  await call(identity.logout, {})

  expect(requests[0]?.headers.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('the stored user id is sent as a header, if there is one', async () => {
  const requests = fakeServer(() => ({ body: '{}' }))

  await call(identity.logout, {})
  storage.write('userId', 'usr_1')
  await call(identity.logout, {})

  expect(requests.map(({ headers }) => headers.get('x-user-id'))).toEqual([null, 'usr_1'])
})

test('a failed call rejects with "STATUS: BODY" and the parsed body', async () => {
  const body = JSON.stringify({ message: 'Take another.', code: 'EMAIL_TAKEN', requestId: 'r' })
  fakeServer(() => ({ status: 409, body }))

  const error = await call(identity.login, { body: credentials }).catch((thrown: unknown) => thrown)

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: `409: ${body}`, status: 409, code: 'EMAIL_TAKEN' })
  expect(messageOf(error, 'otherwise')).toBe('Take another.')
})

test('a failed call with an empty body rejects with its status text', async () => {
  fakeServer(() => ({ status: 503, statusText: 'Service Unavailable' }))

  await expect(call(identity.logout, {})).rejects.toThrow(/^503: Service Unavailable$/)
})

test('an error body that is not JSON is never shown', async () => {
  fakeServer(() => ({ status: 502, body: '<h1>Bad gateway</h1>' }))

  const error = await call(identity.logout, {}).catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ message: '502: <h1>Bad gateway</h1>', code: undefined })
  expect(messageOf(error, 'Please try again.')).toBe('Please try again.')
})

test('the message of a gateway error is never shown', async () => {
  fakeServer(() => ({ status: 500, body: JSON.stringify({ message: 'Internal Server Error' }) }))

  const error = await call(identity.logout, {}).catch((thrown: unknown) => thrown)

  expect(messageOf(error, 'Please try again.')).toBe('Please try again.')
})

test('the strings of a key are joined into the path, and the variant is not part of it', async () => {
  const requests = fakeServer(() => ({ body: '[]' }))

  await makeFetcher({ on401: 'throw' })(['/api/user', 'profile'])
  await makeFetcher({ on401: 'throw' })(replyKey(account.readProfile, {}, '2026-11-21'))

  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/user/profile',
    'GET /api/user/profile',
  ])
})

test('a 401 is null where the caller asks for that, and an error elsewhere', async () => {
  fakeServer(() => ({ status: 401, body: '{"message":"Unauthorized"}' }))

  await expect(makeFetcher({ on401: 'null' })(['/api/auth/user'])).resolves.toBeNull()
  await expect(makeFetcher({ on401: 'throw' })(['/api/auth/user'])).rejects.toMatchObject({ status: 401 })
})

test('only a 401 becomes null', async () => {
  fakeServer(() => ({ status: 500 }))

  await expect(makeFetcher({ on401: 'null' })(['/api/auth/user'])).rejects.toMatchObject({ status: 500 })
})

test('replies are never stale, polled, refetched on focus or retried', () => {
  expect(swrDefaults).toMatchObject({
    refreshInterval: 0,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
})
