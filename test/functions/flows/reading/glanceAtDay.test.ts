import { beforeEach, expect, test, vi } from 'vitest'
import { glanceAtDay } from '../../../../functions/flows/reading/glanceAtDay.ts'
import { openDay } from '../../../../functions/flows/reading/openDay.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { later } from '../../../makers/later.ts'

const warn = vi.fn()
let stores: ReturnType<typeof fakeStores> & { warn: typeof warn }
beforeEach(() => {
  stores = { ...fakeStores(), warn }
})

const visit = { account: aBornAccount(), zone: 'UTC' }
const open = (hasActiveAccess: boolean) => openDay(stores, { ...visit, hasActiveAccess, now: later(0) })
const glance = (hasActiveAccess: boolean, seconds = 0) =>
  glanceAtDay(stores, { ...visit, hasActiveAccess, now: later(seconds) })

test('a day that nobody has opened has no reading, and is not opened by a glance', async () => {
  expect(await glance(true)).toEqual({ reading: null, currentStreak: 1 })
  expect(await stores.readings.findLatestDay(visit.account.id)).toBeUndefined()
})

test.each([
  ['with access is the personal one', true, 'personal'],
  ['without access is that of the Sun sign', false, 'sign'],
])('the reading of an opened day %s', async (_, hasActiveAccess, scope) => {
  const { reading } = await open(hasActiveAccess)

  expect(await glance(hasActiveAccess)).toEqual({ reading, currentStreak: 1 })
  expect(reading.scope).toBe(scope)
})

test('a day that was opened without access has no personal reading yet', async () => {
  await open(false)

  expect(await glance(true)).toEqual({ reading: null, currentStreak: 1 })
})

test('a person without birth data reads their sign, whatever their access', async () => {
  const account = anAccount({ birthDate: '1993-06-15' })
  const { reading } = await openDay(stores, { ...visit, account, hasActiveAccess: true, now: later(0) })

  expect(await glanceAtDay(stores, { ...visit, account, hasActiveAccess: true, now: later(0) })).toEqual({
    reading: { ...reading, scope: 'sign' },
    currentStreak: 1,
  })
})

test('the streak on the next day is what it will be once that day is opened', async () => {
  await open(false)

  expect(await glance(false, DAY)).toEqual({ reading: null, currentStreak: 2 })
  expect(await glance(false, 2 * DAY)).toEqual({ reading: null, currentStreak: 1 })
})
