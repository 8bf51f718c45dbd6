import { beforeEach, expect, test } from 'vitest'
import {
  type CompleteOnboardingNeeds,
  completeOnboarding,
} from '../../../../functions/flows/account/completeOnboarding.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aPlace } from '../../../makers/aBirth.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'

let stores: ReturnType<typeof fakeStores>
let needs: CompleteOnboardingNeeds

const lisbon = aPlace({ id: '2267057', name: 'Lisbon' })

beforeEach(() => {
  stores = fakeStores()
  const places = {
    find: (id: string) => (id === aPlace().id ? aPlace() : undefined),
    resolve: (text: string) => (text.startsWith('Lisbon') ? lisbon : undefined),
  }
  needs = { ...stores, places }
  stores.memory.accounts.set('usr_jane', aBornAccount())
})

test.each([
  { birthDate: null },
  { birthTime: null },
  { birthPlace: null },
])('onboarding does not end with %o', async (missing) => {
  const account = aBornAccount(missing)
  stores.memory.accounts.set(account.id, account)

  await expect(completeOnboarding(needs, account)).rejects.toMatchObject({
    code: 'ONBOARDING_INCOMPLETE',
    status: 400,
  })
  expect(stores.memory.accounts.get(account.id)).toEqual(account)
})

test('onboarding ends without the optional answers and without a place that we know', async () => {
  const account = aBornAccount({ lifeFocus: null, place: null, birthPlaceId: null })
  stores.memory.accounts.set(account.id, account)

  expect(await completeOnboarding(needs, account)).toMatchObject({ onboardingCompleted: true })
})

test.each([
  ['chosen from the list', { birthPlaceId: aPlace().id }, aPlace()],
  ['typed', { birthPlace: 'Lisbon, Portugal', birthPlaceId: null }, lisbon],
  ['typed, by a list that is no more', { birthPlace: 'Lisbon, Portugal', birthPlaceId: '1' }, lisbon],
  ['unknown to us', { birthPlace: 'Nowhere', birthPlaceId: null }, null],
])('a place that was %s and that nobody has looked up yet is looked up at the end', async (_, birth, place) => {
  const account = aBornAccount({ ...birth, place: null })
  stores.memory.accounts.set(account.id, account)

  expect((await completeOnboarding(needs, account)).place).toEqual(place)
})

test('a place that is known stays as it is', async () => {
  const account = aBornAccount({ birthPlace: 'Lisbon, Portugal' })
  stores.memory.accounts.set(account.id, account)

  expect((await completeOnboarding(needs, account)).place).toEqual(aPlace())
})

test('ending it twice changes nothing', async () => {
  const ended = await completeOnboarding(needs, aBornAccount())

  expect(await completeOnboarding(needs, ended)).toEqual(ended)
  expect(stores.memory.accounts.get('usr_jane')?.version).toBe(2)
})

test('ending it twenty times at once is one change, and every call succeeds', async () => {
  const seen = aBornAccount()

  const ended = await Promise.all(Array.from({ length: 20 }, () => completeOnboarding(needs, seen)))

  expect(ended.every(({ onboardingCompleted }) => onboardingCompleted)).toBe(true)
  expect(stores.memory.accounts.get('usr_jane')?.version).toBe(2)
})
