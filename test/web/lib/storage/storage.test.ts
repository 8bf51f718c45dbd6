import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '../../../../web/lib/storage/storage.ts'

afterEach(() => {
  storage.clearPersonalData()
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

test('without local storage, values last as long as the page', () => {
  vi.stubGlobal('localStorage', blocked)

  storage.write('onboardingStep', '4')
  expect(storage.read('onboardingStep')).toBe('4')

  storage.remove('onboardingStep')
  expect(storage.read('onboardingStep')).toBeNull()
})

test('clearing personal data keeps the theme', () => {
  storage.write('theme', 'light')
  for (const key of ['userId', 'onboardingProgress', 'showTrialModalOnDashboard'] as const) storage.write(key, 'x')

  storage.clearPersonalData()

  expect(storage.read('userId')).toBeNull()
  expect(storage.read('onboardingProgress')).toBeNull()
  expect(storage.read('showTrialModalOnDashboard')).toBeNull()
  expect(storage.read('theme')).toBe('light')
})

test('values removed or written by another tab are seen', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  storage.write('userId', 'usr_1')
  storage.write('dashboard', '{}')

  stored.delete('userId')
  stored.set('dashboard', '{"day":"2026-11-21"}')

  expect(storage.read('userId')).toBeNull()
  expect(storage.read('dashboard')).toBe('{"day":"2026-11-21"}')
})

test('a value that local storage refuses is kept in memory until a later write succeeds', () => {
  const stored = new Map([['onboardingStep', '1']])
  const withSpace = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }

  vi.stubGlobal('localStorage', { ...withSpace, setItem: blocked.setItem })
  storage.write('onboardingStep', '2')
  expect(storage.read('onboardingStep')).toBe('2')

  vi.stubGlobal('localStorage', withSpace)
  storage.write('onboardingStep', '3')
  expect([storage.read('onboardingStep'), stored.get('onboardingStep')]).toEqual(['3', '3'])
})
