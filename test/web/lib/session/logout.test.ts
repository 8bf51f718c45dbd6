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

test('clearing personal data keeps a pending logout, and a retry that succeeds ends it', async () => {
  fakeServer(() => ({ status: 503 }))
  await logout()
  storage.clearPersonalData()
  expect(pendingLogout.exists()).toBe(true)

  fakeServer(() => ({ body: '{"success":true}' }))
  await logout()

  expect(pendingLogout.exists()).toBe(false)
})
