import { afterEach, expect, test, vi } from 'vitest'
import { admin } from '../../../../shared/contract/admin.ts'
import { adminSession } from '../../../../web/features/admin/adminSession.ts'
import { callAdmin } from '../../../../web/features/admin/callAdmin.ts'
import { sessionExpiry } from '../../../../web/lib/session/sessionExpiry.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { fakeServer } from '../../fakeServer.ts'

afterEach(() => {
  adminSession.close()
  storage.clearPersonalData()
})

test('an operator whose session has ended stays signed in to the product', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'true', setItem: () => {}, removeItem: () => {} })
  storage.write('userId', 'usr_1')
  fakeServer(() => ({ status: 401, body: JSON.stringify({ message: 'Unauthorized', code: 'UNAUTHORIZED' }) }))

  await expect(callAdmin(admin.readStats, {})).rejects.toThrow('401')

  expect(sessionExpiry.hasExpired()).toBe(false)
  expect(storage.read('userId')).toBe('usr_1')
})
