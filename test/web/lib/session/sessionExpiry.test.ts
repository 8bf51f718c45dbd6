import { afterEach, expect, test } from 'vitest'
import { account } from '../../../../shared/contract/account.ts'
import { identity } from '../../../../shared/contract/identity.ts'
import { messageOf } from '../../../../web/lib/api/ApiError.ts'
import { call } from '../../../../web/lib/api/call.ts'
import { sessionExpiry } from '../../../../web/lib/session/sessionExpiry.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { fakeServer } from '../../fakeServer.ts'

afterEach(() => {
  storage.clearPersonalData()
  sessionExpiry.clear()
})

const unauthorizedReply = (code: string, message: string) => ({
  status: 401,
  body: JSON.stringify({ code, message, requestId: 'r' }),
})
const noSession = unauthorizedReply('UNAUTHORIZED', 'Unauthorized')
const wrongPassword = unauthorizedReply('INVALID_CREDENTIALS', 'Invalid email or password')

const save = () => call(account.saveProfile, { body: { firstName: 'Ada' } }).catch((error: unknown) => error)
const logIn = () => call(identity.login, { body: { password: 'secret1' } }).catch((error: unknown) => error)

test('an unauthorized call of a signed-in member marks the session as expired and clears personal data', async () => {
  storage.write('userId', 'usr_1')
  storage.write('dashboard', '{}')
  fakeServer(() => noSession)

  await save()

  expect(sessionExpiry.hasExpired()).toBe(true)
  expect([storage.read('userId'), storage.read('dashboard')]).toEqual([null, null])
})

test('an unauthorized call is shown as having been signed out', async () => {
  fakeServer(() => noSession)

  expect(messageOf(await save(), 'otherwise')).toBe("You've been logged out. Sign in again to continue.")
})

test('a wrong password does not expire the session', async () => {
  storage.write('userId', 'usr_1')
  fakeServer(() => wrongPassword)

  const error = await logIn()

  expect(sessionExpiry.hasExpired()).toBe(false)
  expect(storage.read('userId')).toBe('usr_1')
  expect(messageOf(error, 'otherwise')).toBe('Invalid email or password')
})

test('an unauthorized call of a visitor expires no session and keeps their onboarding answers', async () => {
  storage.write('onboardingStep', '4')
  fakeServer(() => noSession)

  await save()

  expect(sessionExpiry.hasExpired()).toBe(false)
  expect(storage.read('onboardingStep')).toBe('4')
})

test('an unauthorized reply does not affect somebody who signed in during the request', async () => {
  storage.write('userId', 'usr_1')
  fakeServer(() => {
    storage.write('userId', 'usr_2')
    return noSession
  })

  await save()

  expect(sessionExpiry.hasExpired()).toBe(false)
  expect(storage.read('userId')).toBe('usr_2')
})

test('a late unauthorized reply does not affect a member who has signed in again', async () => {
  storage.write('userId', 'usr_1')
  fakeServer(() => {
    sessionExpiry.report()
    storage.write('userId', 'usr_1')
    sessionExpiry.clear()
    return noSession
  })

  await save()

  expect(sessionExpiry.hasExpired()).toBe(false)
  expect(storage.read('userId')).toBe('usr_1')
})
test('a late unauthorized reply does not affect a member whose session the server has renewed meanwhile', async () => {
  storage.write('userId', 'usr_1')
  fakeServer(() => {
    sessionExpiry.renew()
    return noSession
  })

  await save()

  expect(sessionExpiry.hasExpired()).toBe(false)
  expect(storage.read('userId')).toBe('usr_1')
})
