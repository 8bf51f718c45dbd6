import { afterEach, expect, test } from 'vitest'
import { finishOnboarding } from '../../../../web/features/onboarding/finishOnboarding.ts'
import { draft } from '../../../../web/lib/draft.ts'
import { storage } from '../../../../web/lib/storage.ts'
import { aServer } from '../../aServer.ts'

afterEach(() => storage.forgetPerson())

const progress = { birthDate: '1990-02-28', birthTime: '12:00', birthTimeKnown: false, birthPlace: 'Lisbon' }
const user = { id: 'usr_1', onboardingCompleted: true }
const works = () => aServer(({ method }) => ({ body: JSON.stringify(method === 'PUT' ? user : { user }) }))

test('finishing saves the answers, then completes, then forgets the draft', async () => {
  const asked = works()
  draft.save(progress, 7)

  await expect(finishOnboarding(progress, 'welcome')).resolves.toEqual(user)

  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/user/profile', JSON.stringify(progress)],
    ['POST', '/api/user/complete-onboarding', ''],
  ])
  expect(draft.read().progress).toBeNull()
})

test('going on as a free user skips the trial', async () => {
  const asked = works()

  await finishOnboarding(progress, 'free')

  expect(asked.at(-1)?.body).toBe('{"skipTrial":true}')
})

test('a correction saves and completes nothing', async () => {
  const asked = works()

  await finishOnboarding(progress, 'correction')

  expect(asked.map(({ method }) => method)).toEqual(['PUT'])
})

test('a failed save keeps the draft and completes nothing', async () => {
  const asked = aServer(() => ({ status: 500 }))
  draft.save(progress, 7)

  await expect(finishOnboarding(progress, 'welcome')).rejects.toMatchObject({ status: 500 })

  expect(asked).toHaveLength(1)
  expect(draft.read()).toEqual({ progress, step: 7 })
})
