import { afterEach, expect, test, vi } from 'vitest'
import { storeOnboarding } from '../../../../web/features/session/storeOnboarding.ts'
import { storage } from '../../../../web/lib/storage.ts'
import { aServer } from '../../aServer.ts'

afterEach(() => storage.forgetPerson())

test('the answers are left with the server before the trip, and its token is kept', async () => {
  const asked = aServer(() => ({ body: '{"token":"t1"}' }))
  storage.write('onboardingProgress', '{"birthDate":"1990-02-28","gender":"nonsense"}')
  storage.write('onboardingStep', '7')

  await storeOnboarding()

  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/auth/store-onboarding'])
  expect(JSON.parse(asked[0]!.body)).toEqual({ birthDate: '1990-02-28', step: 7 })
  expect(storage.read('onboarding_token')).toBe('t1')
})

test('without answers nothing is sent', async () => {
  const asked = aServer(() => ({}))

  await storeOnboarding()

  expect(asked).toEqual([])
})

test('a server that does not take them holds nobody up', async () => {
  aServer(() => ({ status: 503 }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  storage.write('onboardingProgress', '{"birthDate":"1990-02-28"}')

  await storeOnboarding()

  expect(storage.read('onboarding_token')).toBeNull()
})
