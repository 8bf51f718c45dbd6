import { afterEach, expect, test } from 'vitest'
import { LocalDate } from '../../../../shared/domain/LocalDate.ts'
import { type Dashboard, rememberedDashboard } from '../../../../web/lib/storage/rememberedDashboard.ts'
import { SAVED_SHAPE } from '../../../../web/lib/storage/savedShape.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'
import { aProfile } from '../../../makers/aProfile.ts'

const today = LocalDate.parse('2026-11-21')
const profile = aProfile()
const dashboard = { user: profile, bigThree: null, horoscope: null } as unknown as Dashboard

afterEach(() => storage.clearPersonalData())

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

test('a dashboard that a release saved in another shape is ignored', () => {
  storage.write('userId', profile.id)
  storage.write('dashboard', `{"shape":${SAVED_SHAPE - 1},"account":"${profile.id}","dashboard":{}}`)

  expect(rememberedDashboard.read()).toBeNull()
})

test.each([
  '',
  'nonsense',
  'null',
  `{"shape":${SAVED_SHAPE}}`,
])('an unreadable remembered dashboard (%j) is ignored', (stored) => {
  storage.write('userId', profile.id)
  storage.write('dashboard', stored)

  expect(rememberedDashboard.read()).toBeNull()
})
