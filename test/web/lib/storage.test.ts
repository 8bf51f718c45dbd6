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

test('what another tab has removed or written is what there is', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  storage.write('userId', 'usr_1')
  storage.write('home', '{}')

  stored.delete('userId')
  stored.set('home', '{"day":"2026-11-21"}')

  expect(storage.read('userId')).toBeNull()
  expect(storage.read('home')).toBe('{"day":"2026-11-21"}')
})

test('what no longer fits is remembered by the page, and what fits again by the browser', () => {
  const stored = new Map([['onboardingStep', '1']])
  const roomy = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }

  vi.stubGlobal('localStorage', { ...roomy, setItem: blocked.setItem })
  storage.write('onboardingStep', '2')
  expect(storage.read('onboardingStep')).toBe('2')

  vi.stubGlobal('localStorage', roomy)
  storage.write('onboardingStep', '3')
  expect([storage.read('onboardingStep'), stored.get('onboardingStep')]).toEqual(['3', '3'])
})
