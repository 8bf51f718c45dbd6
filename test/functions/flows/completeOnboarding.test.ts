import { beforeEach, expect, test } from 'vitest'
import { completeOnboarding } from '../../../functions/flows/completeOnboarding.ts'
import { fakeStores } from '../../fakes/fakeStores.ts'
import { aBornAccount } from '../../makers/anAccount.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
  stores.memory.accounts.set('usr_jane', aBornAccount())
})

test.each([
  { birthDate: null },
  { birthTime: null },
  { birthPlace: null },
])('onboarding does not end with %o', async (missing) => {
  const account = aBornAccount(missing)
  stores.memory.accounts.set(account.id, account)

  await expect(completeOnboarding(stores, account)).rejects.toMatchObject({
    code: 'ONBOARDING_INCOMPLETE',
    status: 400,
  })
  expect(stores.memory.accounts.get(account.id)).toEqual(account)
})

test('onboarding ends without the optional answers and without a place that we know', async () => {
  const account = aBornAccount({ lifeFocus: null, place: null, birthPlaceId: null })
  stores.memory.accounts.set(account.id, account)

  expect(await completeOnboarding(stores, account)).toMatchObject({ onboardingCompleted: true })
})

test('ending it twice changes nothing', async () => {
  const ended = await completeOnboarding(stores, aBornAccount())

  expect(await completeOnboarding(stores, ended)).toEqual(ended)
  expect(stores.memory.accounts.get('usr_jane')?.version).toBe(2)
})

test('ending it twenty times at once is one change, and everyone hears that it is done', async () => {
  const seen = aBornAccount()

  const ended = await Promise.all(Array.from({ length: 20 }, () => completeOnboarding(stores, seen)))

  expect(ended.every(({ onboardingCompleted }) => onboardingCompleted)).toBe(true)
  expect(stores.memory.accounts.get('usr_jane')?.version).toBe(2)
})
