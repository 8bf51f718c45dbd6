import { beforeEach, expect, test } from 'vitest'
import { applyOnboardingDraft } from '../../../../functions/flows/identity/applyOnboardingDraft.ts'
import type { OnboardingProgress } from '../../../../shared/domain/onboarding.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'

let stores: ReturnType<typeof fakeStores>

const draft: OnboardingProgress = { birthDate: '1990-02-28', birthTime: '06:45', lifeFocus: 'career' }

beforeEach(() => {
  stores = fakeStores()
})

const stored = () => stores.memory.accounts.get('usr_jane')

function apply(account = anAccount(), answers = draft) {
  stores.memory.accounts.set(account.id, account)
  return applyOnboardingDraft(stores, { account, draft: answers, today: '2026-11-21' })
}

test('answers from before the trip to Google are stored in an account that has none', async () => {
  const account = await apply()

  expect(account).toEqual({ ...anAccount(), ...draft, version: 2 })
  expect(stored()).toEqual(account)
})

test('an account that has a birth date keeps its own answers', async () => {
  const born = aBornAccount()

  expect(await apply(born)).toEqual(born)
  expect(stored()).toEqual(born)
})

test.each([
  ['without a birth date', undefined],
  ['with a date that does not exist', '1990-02-30'],
  ['with a birth date in the future', '2026-11-22'],
  ['of somebody who is too young', '2020-01-01'],
])('a draft %s is left out', async (_, birthDate) => {
  const empty = anAccount()

  expect(await apply(empty, { ...draft, birthDate })).toEqual(empty)
  expect(stored()).toEqual(empty)
})

test('a question that the draft leaves open clears no answer of the account', async () => {
  const account = anAccount({ gender: 'female' })

  expect(await apply(account, { ...draft, gender: undefined })).toMatchObject({ ...draft, gender: 'female' })
})
