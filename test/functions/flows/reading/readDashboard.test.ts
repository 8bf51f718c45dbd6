import { beforeEach, expect, test, vi } from 'vitest'
import { tellBigThree } from '../../../../functions/domain/chart/almanac/tellBigThree.ts'
import { castBigThree } from '../../../../functions/domain/chart/natalChart.ts'
import { moonNow } from '../../../../functions/domain/sky/moonPhase.ts'
import { openDay } from '../../../../functions/flows/reading/openDay.ts'
import { readDashboard } from '../../../../functions/flows/reading/readDashboard.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { NOW } from '../../../makers/later.ts'

const warn = vi.fn()
let stores: ReturnType<typeof fakeStores> & { warn: typeof warn }

beforeEach(() => {
  stores = { ...fakeStores(), warn }
})

const openingOf = (account = aBornAccount()) => ({ account, hasActiveAccess: true, zone: 'UTC', now: NOW })

test('the dashboard shows the big three, the reading of the day, the streak and the Moon', async () => {
  const dashboard = await readDashboard(stores, openingOf())

  const { reading } = await openDay(stores, openingOf())
  expect(dashboard).toEqual({
    bigThree: tellBigThree(castBigThree(aBirth())),
    horoscope: reading,
    streak: { currentStreak: 1 },
    moon: moonNow(NOW),
  })
})

test('the dashboard of somebody without a birth date opens no day', async () => {
  const account = anAccount()

  expect(await readDashboard(stores, openingOf(account))).toEqual({
    bigThree: null,
    horoscope: null,
    streak: { currentStreak: 0 },
    moon: moonNow(NOW),
  })
  expect(await stores.readings.findLatestDay(account.id)).toBeUndefined()
})

test('a birth date alone brings a reading and no big three', async () => {
  const dashboard = await readDashboard(stores, openingOf(aBornAccount({ birthTime: null })))

  expect(dashboard).toMatchObject({ bigThree: null, horoscope: { scope: 'sign' } })
})
