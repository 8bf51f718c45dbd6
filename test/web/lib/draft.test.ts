import { afterEach, expect, test } from 'vitest'
import { draft } from '../../../web/lib/draft.ts'
import { storage } from '../../../web/lib/storage.ts'

afterEach(() => storage.forgetPerson())

test('a draft is read back as it was saved', () => {
  const progress = { birthDate: '1990-02-28', birthTime: '12:00', birthTimeKnown: false }

  draft.save(progress, 3)

  expect(draft.read()).toEqual({ progress, step: 3 })
  expect(storage.read('onboardingStep')).toBe('3')
})

test('what is spoiled in the browser is left out and the rest is kept', () => {
  storage.write('onboardingProgress', '{"birthDate":"1990-02-31","birthPlace":"Lisbon","unknown":1,"gender":"x"}')
  storage.write('onboardingStep', 'seven')

  expect(draft.read()).toEqual({ progress: { birthPlace: 'Lisbon' }, step: null })
})

test.each(['', '{', 'null', '[]', '"text"', '{"unknown":1}'])('%j is no draft', (stored) => {
  storage.write('onboardingProgress', stored)

  expect(draft.read().progress).toBeNull()
})

test('a forgotten draft is gone', () => {
  draft.save({ birthPlace: 'Lisbon' }, 4)

  draft.forget()

  expect(draft.read()).toEqual({ progress: null, step: null })
})
