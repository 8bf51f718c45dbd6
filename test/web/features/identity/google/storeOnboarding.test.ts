import { afterEach, expect, test, vi } from 'vitest'
import { storeOnboarding } from '../../../../../web/features/identity/google/storeOnboarding.ts'
import { storage } from '../../../../../web/lib/storage/storage.ts'
import { fakeServer } from '../../../fakeServer.ts'

afterEach(() => storage.clearPersonalData())

test('onboarding answers are stored on the server before the redirect to Google, and the token is kept', async () => {
  const requests = fakeServer(() => ({ body: '{"token":"t1"}' }))
  storage.write('onboardingProgress', '{"birthDate":"1990-02-28","gender":"nonsense"}')
  storage.write('onboardingStep', '7')

  await storeOnboarding()

  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/auth/store-onboarding'])
  expect(JSON.parse(requests[0]!.body)).toEqual({ birthDate: '1990-02-28', step: 7 })
  expect(storage.read('onboarding_token')).toBe('t1')
})

test('without onboarding answers nothing is stored', async () => {
  const requests = fakeServer(() => ({}))

  await storeOnboarding()

  expect(requests).toEqual([])
})

test('a failure to store onboarding answers does not block the redirect to Google', async () => {
  fakeServer(() => ({ status: 503 }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  storage.write('onboardingProgress', '{"birthDate":"1990-02-28"}')

  await storeOnboarding()

  expect(storage.read('onboarding_token')).toBeNull()
})
