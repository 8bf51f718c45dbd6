import { afterEach, expect, test, vi } from 'vitest'
import { onboardingDraft } from '../../../../web/lib/storage/onboardingDraft.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  storage.clearPersonalData()
})

test('an onboarding draft is read back as it was saved', () => {
  const progress = { birthDate: '1990-02-28', birthTime: '12:00', birthTimeKnown: false }

  onboardingDraft.save(progress, 3)

  expect(onboardingDraft.read()).toEqual({ progress, step: 3 })
  expect(storage.read('onboardingStep')).toBe('3')
})

test('invalid values in a stored draft are dropped and the rest is kept', () => {
  storage.write('onboardingProgress', '{"birthDate":"1990-02-31","birthPlace":"Lisbon","unknown":1,"gender":"x"}')
  storage.write('onboardingStep', 'seven')

  expect(onboardingDraft.read()).toEqual({ progress: { birthPlace: 'Lisbon' }, step: null })
})

test.each(['', '{', 'null', '[]', '"text"', '{"unknown":1}'])('%j is not a draft', (stored) => {
  storage.write('onboardingProgress', stored)

  expect(onboardingDraft.read().progress).toBeNull()
})

test('a cleared draft is gone', () => {
  onboardingDraft.save({ birthPlace: 'Lisbon' }, 4)

  onboardingDraft.clear()

  expect(onboardingDraft.read()).toEqual({ progress: null, step: null })
})

test('saving a draft tells whether it outlasts the page', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  expect(onboardingDraft.save({ birthPlace: 'Lisbon' }, 4)).toBe(true)

  vi.stubGlobal('localStorage', undefined)
  expect(onboardingDraft.save({ birthPlace: 'Porto' }, 4)).toBe(false)
})
