import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalDate } from '../../../shared/domain/time.ts'
import { keptHome } from '../../../web/lib/keptHome.ts'
import { storage } from '../../../web/lib/storage.ts'
import type { Home } from '../../../web/lib/useHome.ts'
import { aProfile } from '../../makers/aProfile.ts'

const today = LocalDate.parse('2026-11-21')
const person = aProfile()
const home = { user: person, bigThree: null, horoscope: null } as unknown as Home

const runRelease = (src: string) => vi.stubGlobal('document', { querySelector: () => ({ src }) })

beforeEach(() => runRelease('/assets/one.js'))

afterEach(() => {
  storage.forgetPerson()
  vi.unstubAllGlobals()
})

test('what the dashboard showed is there for the person who saw it, the same each time', () => {
  storage.write('userId', person.id)

  keptHome.keep(home, today)

  expect(keptHome.read()).toMatchObject({ day: today, home })
  expect(keptHome.read()).toBe(keptHome.read())
})

test('nobody else gets it', () => {
  storage.write('userId', 'usr_other')

  keptHome.keep(home, today)

  expect(keptHome.read()).toBeNull()
})

test('what comes when the person has left in another tab is not kept', () => {
  keptHome.keep(home, today)

  expect(storage.read('home')).toBeNull()
})

test('it is gone when the person is forgotten', () => {
  storage.write('userId', person.id)
  keptHome.keep(home, today)
  keptHome.read()

  storage.forgetPerson()

  expect(keptHome.read()).toBeNull()
})

test('another release, whose answers may have another shape, begins anew', () => {
  storage.write('userId', person.id)
  keptHome.keep(home, today)

  runRelease('/assets/two.js')

  expect(keptHome.read()).toBeNull()
})

test('an answer that lacks what this release expects is not even looked at', () => {
  storage.write('userId', person.id)
  storage.write('home', '{"release":"/assets/zero.js","home":{}}')

  expect(keptHome.read()).toBeNull()
})

test.each(['', 'nonsense', 'null', '{"release":"/assets/one.js"}'])('what cannot be read (%j) is nothing', (stored) => {
  storage.write('userId', person.id)
  storage.write('home', stored)

  expect(keptHome.read()).toBeNull()
})
