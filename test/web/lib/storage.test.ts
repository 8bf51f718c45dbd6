import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '../../../web/lib/storage.ts'

afterEach(() => {
  storage.forgetPerson()
  storage.remove('theme')
  vi.unstubAllGlobals()
})

const blocked = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
}

test('where storage is blocked, values live as long as the page', () => {
  vi.stubGlobal('localStorage', blocked)

  storage.write('onboardingStep', '4')
  expect(storage.read('onboardingStep')).toBe('4')

  storage.remove('onboardingStep')
  expect(storage.read('onboardingStep')).toBeNull()
})

test('signing out leaves nothing of the person, and keeps the theme of the device', () => {
  storage.write('theme', 'light')
  for (const key of ['userId', 'onboardingProgress', 'showTrialModalOnDashboard'] as const) storage.write(key, 'x')

  storage.forgetPerson()

  expect(storage.read('userId')).toBeNull()
  expect(storage.read('onboardingProgress')).toBeNull()
  expect(storage.read('showTrialModalOnDashboard')).toBeNull()
  expect(storage.read('theme')).toBe('light')
})
