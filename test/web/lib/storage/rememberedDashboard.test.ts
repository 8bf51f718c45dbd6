import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalDate } from '../../../../shared/domain/LocalDate.ts'
import { type Dashboard, rememberedDashboard } from '../../../../web/lib/storage/rememberedDashboard.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { aProfile } from '../../../makers/aProfile.ts'

const today = LocalDate.parse('2026-11-21')
const profile = aProfile()
const dashboard = { user: profile, bigThree: null, horoscope: null } as unknown as Dashboard

const stubRelease = (src: string) => vi.stubGlobal('document', { querySelector: () => ({ src }) })

beforeEach(() => stubRelease('/assets/one.js'))

afterEach(() => {
  storage.clearPersonalData()
  vi.unstubAllGlobals()
})

test('the remembered dashboard is available to its account, as the same object each time', () => {
  storage.write('userId', profile.id)

  rememberedDashboard.save(profile.id, { day: today, dashboard })

  expect(rememberedDashboard.read()).toMatchObject({ day: today, dashboard })
  expect(rememberedDashboard.read()).toBe(rememberedDashboard.read())
})

test('the remembered dashboard is not available to another account', () => {
  storage.write('userId', 'usr_other')

  rememberedDashboard.save(profile.id, { day: today, dashboard })

  expect(rememberedDashboard.read()).toBeNull()
})

test('a dashboard that arrives after signing out in another tab is not saved', () => {
  rememberedDashboard.save(profile.id, { day: today, dashboard })

  expect(storage.read('dashboard')).toBeNull()
})

test('clearing personal data clears the remembered dashboard', () => {
  storage.write('userId', profile.id)
  rememberedDashboard.save(profile.id, { day: today, dashboard })
  rememberedDashboard.read()

  storage.clearPersonalData()

  expect(rememberedDashboard.read()).toBeNull()
})

test('a dashboard remembered by another release is ignored', () => {
  storage.write('userId', profile.id)
  rememberedDashboard.save(profile.id, { day: today, dashboard })

  stubRelease('/assets/two.js')

  expect(rememberedDashboard.read()).toBeNull()
})

test('a dashboard of another shape from another release does not throw', () => {
  storage.write('userId', profile.id)
  storage.write('dashboard', '{"release":"/assets/zero.js","dashboard":{}}')

  expect(rememberedDashboard.read()).toBeNull()
})

test.each([
  '',
  'nonsense',
  'null',
  '{"release":"/assets/one.js"}',
])('an unreadable remembered dashboard (%j) is ignored', (stored) => {
  storage.write('userId', profile.id)
  storage.write('dashboard', stored)

  expect(rememberedDashboard.read()).toBeNull()
})
