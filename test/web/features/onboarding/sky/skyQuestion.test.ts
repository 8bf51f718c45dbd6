import { expect, test } from 'vitest'
import { DEFAULT_BIRTH_DATE } from '../../../../../shared/domain/birth.ts'
import { noonProgress, type OnboardingProgress } from '../../../../../shared/domain/onboarding.ts'
import { skyQuestion } from '../../../../../web/features/onboarding/sky/skyQuestion.ts'

const TODAY = '2026-11-22'
const ask = (step: number, progress: OnboardingProgress) => skyQuestion(step, progress, TODAY)

test('a visitor who has told nothing asks for no sky', () => {
  expect(ask(1, { birthDate: DEFAULT_BIRTH_DATE })).toBeNull()
})

test('a changed date is asked for at once, and the first one once it has been accepted', () => {
  expect(ask(1, { birthDate: '1990-02-28' })).toEqual({ date: '1990-02-28' })
  expect(ask(2, { birthDate: DEFAULT_BIRTH_DATE })).toEqual({ date: DEFAULT_BIRTH_DATE })
})

test.each(['1990-02-31', '2019-05-05', '2027-01-01'])('no sky is asked for on %s, which is refused', (birthDate) => {
  expect(ask(1, { birthDate })).toBeNull()
})

test('a known time is asked for, and noon for an unknown one is not', () => {
  expect(ask(2, { birthDate: '1990-02-28', birthTime: '07:15', birthTimeKnown: true })).toMatchObject({ time: '07:15' })
  expect(ask(2, { birthDate: '1990-02-28', ...noonProgress })).toEqual({ date: '1990-02-28' })
})

test('a chosen place is asked for by its id, and a typed one is not', () => {
  const typed = { birthDate: '1990-02-28', birthPlace: ' Lisbon ' }

  expect(ask(3, { ...typed, birthPlaceId: '2267057' })).toEqual({ date: '1990-02-28', birthPlaceId: '2267057' })
  expect(ask(4, typed)).toEqual({ date: '1990-02-28' })
})
