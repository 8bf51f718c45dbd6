import { expect, test } from 'vitest'
import { deviceOf, newDeviceCookie } from '../../../../functions/domain/identity/deviceCookie.ts'
import { anAccount } from '../../../makers/anAccount.ts'

const KEY = 'a key of device cookies'
const jane = anAccount({ passwordHash: 'one' })

test('a device cookie names one browser, for the account and the password that it was made for', () => {
  const [cookie, other] = [newDeviceCookie(jane, KEY), newDeviceCookie(jane, KEY)]

  const device = deviceOf(cookie, jane, KEY)

  expect(device).toMatch(/^[\w-]{43}$/)
  expect(deviceOf(cookie, anAccount({ passwordHash: 'one', email: 'moved@example.com' }), KEY)).toBe(device)
  expect(deviceOf(other, jane, KEY)).not.toBe(device)
  expect(deviceOf(cookie, { ...jane, passwordHash: 'two' }, KEY)).toBeUndefined()
  expect(deviceOf(cookie, { ...jane, id: 'usr_john' }, KEY)).toBeUndefined()
})

test.each([undefined, '', '.', 'nonce', 'nonce.', '__proto__'])('%o is no device cookie', (cookie) => {
  expect(deviceOf(cookie, jane, KEY)).toBeUndefined()
})
