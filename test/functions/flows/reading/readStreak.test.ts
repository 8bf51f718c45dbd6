import { beforeEach, expect, test, vi } from 'vitest'
import { openDay } from '../../../../functions/flows/reading/openDay.ts'
import { readStreak } from '../../../../functions/flows/reading/readStreak.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'
import { later } from '../../../makers/later.ts'

const warn = vi.fn()
let stores: ReturnType<typeof fakeStores> & { warn: typeof warn }

beforeEach(() => {
  stores = { ...fakeStores(), warn }
})

const account = aBornAccount()
const open = (seconds: number, zone = 'UTC') =>
  openDay(stores, { account, hasActiveAccess: false, zone, now: later(seconds) })
const read = async (seconds: number, zone = 'UTC') =>
  (await readStreak(stores, { account, zone, now: later(seconds) })).currentStreak

test('the streak of somebody who has opened no day is nothing', async () => {
  expect(await read(0)).toBe(0)
})

test('a streak stands through the day after the last one, and looking at it opens no day', async () => {
  await open(0)
  await open(DAY)

  expect([await read(DAY), await read(2 * DAY), await read(3 * DAY)]).toEqual([2, 2, 0])
  expect((await open(2 * DAY)).currentStreak).toBe(3)
})

test('a streak ends by the clock of the zone that the person is in', async () => {
  await open(0, 'Asia/Tokyo')

  // Noon UTC is nine in the evening in Tokyo, where the day after tomorrow begins 27 hours later.
  expect([await read(27 * HOUR - 1, 'Asia/Tokyo'), await read(27 * HOUR, 'Asia/Tokyo')]).toEqual([1, 0])
})
