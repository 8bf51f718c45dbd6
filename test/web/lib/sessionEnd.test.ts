import { afterEach, expect, test } from 'vitest'
import { profile } from '../../../shared/contract/profile.ts'
import { session } from '../../../shared/contract/session.ts'
import { wordsOf } from '../../../web/lib/CallError.ts'
import { call } from '../../../web/lib/call.ts'
import { sessionEnd } from '../../../web/lib/sessionEnd.ts'
import { storage } from '../../../web/lib/storage.ts'
import { aServer } from '../aServer.ts'

afterEach(() => {
  storage.forgetPerson()
  sessionEnd.clear()
})

const refusal = (code: string, message: string) => ({
  status: 401,
  body: JSON.stringify({ code, message, requestId: 'r' }),
})
const noSession = refusal('UNAUTHORIZED', 'Unauthorized')
const wrongPassword = refusal('INVALID_CREDENTIALS', 'Invalid email or password')

const save = () => call(profile.saveProfile, { body: { firstName: 'Ada' } }).catch((error: unknown) => error)
const logIn = () => call(session.login, { body: { password: 'secret1' } }).catch((error: unknown) => error)

test('a refused call of somebody who was signed in ends the session and leaves nothing of them stored', async () => {
  storage.write('userId', 'usr_1')
  storage.write('home', '{}')
  aServer(() => noSession)

  await save()

  expect(sessionEnd.hasCome()).toBe(true)
  expect([storage.read('userId'), storage.read('home')]).toEqual([null, null])
})

test('the person reads that they were signed out, and not the word of the wire', async () => {
  aServer(() => noSession)

  expect(wordsOf(await save(), 'otherwise')).toBe("You've been signed out. Sign in again to continue.")
})

test('a wrong password ends no session', async () => {
  storage.write('userId', 'usr_1')
  aServer(() => wrongPassword)

  const error = await logIn()

  expect(sessionEnd.hasCome()).toBe(false)
  expect(storage.read('userId')).toBe('usr_1')
  expect(wordsOf(error, 'otherwise')).toBe('Invalid email or password')
})

test('a visitor has no session that could end, and keeps their answers', async () => {
  storage.write('onboardingStep', '4')
  aServer(() => noSession)

  await save()

  expect(sessionEnd.hasCome()).toBe(false)
  expect(storage.read('onboardingStep')).toBe('4')
})

test('whoever signs in while a refused call is under way stays signed in', async () => {
  storage.write('userId', 'usr_1')
  aServer(() => {
    storage.write('userId', 'usr_2')
    return noSession
  })

  await save()

  expect(sessionEnd.hasCome()).toBe(false)
  expect(storage.read('userId')).toBe('usr_2')
})

test('whoever has signed in again by the time a slow refusal arrives stays signed in', async () => {
  storage.write('userId', 'usr_1')
  aServer(() => {
    sessionEnd.note()
    storage.write('userId', 'usr_1')
    sessionEnd.clear()
    return noSession
  })

  await save()

  expect(sessionEnd.hasCome()).toBe(false)
  expect(storage.read('userId')).toBe('usr_1')
})
