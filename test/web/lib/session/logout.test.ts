import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logout, pendingLogout } from '../../../../web/lib/session/logout.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { fakeServer } from '../../fakeServer.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

afterEach(() => {
  pendingLogout.clear()
  vi.restoreAllMocks()
})

test('a logout that reaches the server leaves nothing pending', async () => {
  const requests = fakeServer(() => ({ body: '{"success":true}' }))

  expect(await logout()).toBe(true)

  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/auth/logout'])
  expect(pendingLogout.exists()).toBe(false)
})

test.each([429, 500, 503])('a logout answered with %i is logged and stays pending', async (status) => {
  fakeServer(() => ({ status }))

  expect(await logout()).toBe(false)

  expect(pendingLogout.exists()).toBe(true)
  expect(console.warn).toHaveBeenCalledOnce()
})

test('a logout without any reply stays pending', async () => {
  fakeServer(() => {
    throw new TypeError('Failed to fetch')
  })

  expect(await logout()).toBe(false)

  expect(pendingLogout.exists()).toBe(true)
})

test('a retry that fails after somebody has signed in leaves nothing pending', async () => {
  fakeServer(() => ({ status: 503 }))
  await logout()

  const retry = logout()
  pendingLogout.clear()
  await retry

  expect(pendingLogout.exists()).toBe(false)
})

test('whoever signs in can wait until a logout has been answered', async () => {
  const answers: string[] = []
  fakeServer(() => ({ status: 503 }))

  const retry = logout().then(() => answers.push('logout'))
  await pendingLogout.settle()
  answers.push('settled')
  await retry

  expect(answers).toEqual(['logout', 'settled'])
})

test('clearing personal data keeps a pending logout, and a retry that succeeds ends it', async () => {
  fakeServer(() => ({ status: 503 }))
  await logout()
  storage.clearPersonalData()
  expect(pendingLogout.exists()).toBe(true)

  fakeServer(() => ({ body: '{"success":true}' }))
  await logout()

  expect(pendingLogout.exists()).toBe(false)
})
