import { afterEach, expect, test } from 'vitest'
import { account } from '../../../shared/contract/account.ts'
import { identity } from '../../../shared/contract/identity.ts'
import { CallError, wordsOf } from '../../../web/lib/CallError.ts'
import { call, readKey, replyDefaults, replyKey } from '../../../web/lib/call.ts'
import { storage } from '../../../web/lib/storage.ts'
import { aServer } from '../aServer.ts'

afterEach(() => storage.forgetPerson())

const credentials = { email: 'ada@example.com', password: 'secret1' }

test('a call sends its method, path and body, and answers the parsed reply', async () => {
  const asked = aServer(() => ({ body: '{"id":"usr_1"}' }))

  const user = await call(identity.login, { body: credentials })

  expect(user).toEqual({ id: 'usr_1' })
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/auth/login', body: JSON.stringify(credentials) })
})

test('a JSON content type travels only with a body', async () => {
  const asked = aServer(() => ({ body: '{}' }))

  await call(identity.login, { body: credentials })
  await call(identity.logout, {})

  expect(asked.map(({ headers }) => headers.get('content-type'))).toEqual(['application/json', null])
})

test("every call tells the browser's zone", async () => {
  const asked = aServer(() => ({ body: '{}' }))

  await call(identity.logout, {})

  expect(asked[0]?.headers.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('a stored user id is sent along, and none otherwise', async () => {
  const asked = aServer(() => ({ body: '{}' }))

  await call(identity.logout, {})
  storage.write('userId', 'usr_1')
  await call(identity.logout, {})

  expect(asked.map(({ headers }) => headers.get('x-user-id'))).toEqual([null, 'usr_1'])
})

test('a refusal becomes an error of status, colon and body, which also carries the parsed parts', async () => {
  const body = JSON.stringify({ message: 'Take another.', code: 'EMAIL_TAKEN', requestId: 'r' })
  aServer(() => ({ status: 409, body }))

  const error = await call(identity.login, { body: credentials }).catch((thrown: unknown) => thrown)

  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ message: `409: ${body}`, status: 409, code: 'EMAIL_TAKEN' })
  expect(wordsOf(error, 'otherwise')).toBe('Take another.')
})

test('an empty refusal is named by its status text', async () => {
  aServer(() => ({ status: 503, statusText: 'Service Unavailable' }))

  await expect(call(identity.logout, {})).rejects.toThrow(/^503: Service Unavailable$/)
})

test('a refusal that is not JSON never reaches a person', async () => {
  aServer(() => ({ status: 502, body: '<h1>Bad gateway</h1>' }))

  const error = await call(identity.logout, {}).catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ message: '502: <h1>Bad gateway</h1>', code: undefined })
  expect(wordsOf(error, 'Please try again.')).toBe('Please try again.')
})

test('what a gateway says of itself never reaches a person', async () => {
  aServer(() => ({ status: 500, body: JSON.stringify({ message: 'Internal Server Error' }) }))

  const error = await call(identity.logout, {}).catch((thrown: unknown) => thrown)

  expect(wordsOf(error, 'Please try again.')).toBe('Please try again.')
})

test('the parts of a key joined by slashes are the path, and a day is no part of it', async () => {
  const asked = aServer(() => ({ body: '[]' }))

  await readKey({ on401: 'throw' })(['/api/user', 'profile'])
  await readKey({ on401: 'throw' })(replyKey(account.readProfile, {}, '2026-11-21'))

  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/user/profile',
    'GET /api/user/profile',
  ])
})

test('a 401 is nobody where that was asked for, and an error elsewhere', async () => {
  aServer(() => ({ status: 401, body: '{"message":"Unauthorized"}' }))

  await expect(readKey({ on401: 'null' })(['/api/auth/user'])).resolves.toBeNull()
  await expect(readKey({ on401: 'throw' })(['/api/auth/user'])).rejects.toMatchObject({ status: 401 })
})

test('only a 401 counts as nobody', async () => {
  aServer(() => ({ status: 500 }))

  await expect(readKey({ on401: 'null' })(['/api/auth/user'])).rejects.toMatchObject({ status: 500 })
})

test('replies are never stale, never polled, never read again on focus and never retried', () => {
  expect(replyDefaults).toMatchObject({
    refreshInterval: 0,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
})
