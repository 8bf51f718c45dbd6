import { afterEach, expect, test } from 'vitest'
import { finishOnboarding } from '../../../../web/features/onboarding/finishOnboarding.ts'
import { onboardingDraft } from '../../../../web/lib/storage/onboardingDraft.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { fakeServer } from '../../fakeServer.ts'

afterEach(() => storage.clearPersonalData())

const progress = { birthDate: '1990-02-28', birthTime: '12:00', birthTimeKnown: false, birthPlace: 'Lisbon' }
const user = { id: 'usr_1', onboardingCompleted: true }
const replyWithSuccess = () =>
  fakeServer(({ method }) => ({ body: JSON.stringify(method === 'PUT' ? user : { user }) }))

test('finishing onboarding saves the answers, completes it, and deletes the draft', async () => {
  const requests = replyWithSuccess()
  onboardingDraft.save(progress, 7)

  await expect(finishOnboarding(progress, 'welcome')).resolves.toEqual(user)

  expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/user/profile', JSON.stringify(progress)],
    ['POST', '/api/user/complete-onboarding', ''],
  ])
  expect(onboardingDraft.read().progress).toBeNull()
})

test('continuing as a free user skips the trial', async () => {
  const requests = replyWithSuccess()

  await finishOnboarding(progress, 'free')

  expect(requests.at(-1)?.body).toBe('{"skipTrial":true}')
})

test('a correction saves the answers without completing onboarding again', async () => {
  const requests = replyWithSuccess()

  await finishOnboarding(progress, 'correction')

  expect(requests.map(({ method }) => method)).toEqual(['PUT'])
})

test('a failed save keeps the draft and does not complete onboarding', async () => {
  const requests = fakeServer(() => ({ status: 500 }))
  onboardingDraft.save(progress, 7)

  await expect(finishOnboarding(progress, 'welcome')).rejects.toMatchObject({ status: 500 })

  expect(requests).toHaveLength(1)
  expect(onboardingDraft.read()).toEqual({ progress, step: 7 })
})
