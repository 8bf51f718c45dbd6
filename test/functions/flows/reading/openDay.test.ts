import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NOTHING_READ, recall } from '../../../../functions/domain/reading/Memory.ts'
import { openDay } from '../../../../functions/flows/reading/openDay.ts'
import { readDashboard } from '../../../../functions/flows/reading/readDashboard.ts'
import { readStreak } from '../../../../functions/flows/reading/readStreak.ts'
import { DAY, type EpochSeconds, HOUR, secondsOf } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

const warn = vi.fn()
let stores: ReturnType<typeof fakeStores> & { warn: typeof warn }
beforeEach(() => {
  stores = { ...fakeStores(), warn }
})

const account = aBornAccount()
const instant = (iso: string): EpochSeconds => secondsOf(new Date(iso))

interface Visit {
  now?: EpochSeconds
  zone?: string
  hasActiveAccess?: boolean
}

const open = ({ now = NOW, zone = 'UTC', hasActiveAccess = false }: Visit = {}) =>
  openDay(stores, { account, hasActiveAccess, zone, now })
const streakAt = async (iso: string, zone = 'UTC') => (await open({ now: instant(iso), zone })).currentStreak

describe('a streak', () => {
  test('grows by one for each day in a row, however often a day is opened', async () => {
    const streaks = []
    for (const day of [0, 0, 1, 1, 2]) streaks.push((await open({ now: later(day * DAY) })).currentStreak)

    expect(streaks).toEqual([1, 1, 2, 2, 3])
  })

  test('begins anew after a day that was left out', async () => {
    await open()
    await open({ now: later(DAY) })

    expect((await open({ now: later(3 * DAY) })).currentStreak).toBe(1)
  })

  test('counts the days of the person’s own calendar', async () => {
    expect(await streakAt('2026-11-21T14:59:00Z', 'Asia/Tokyo')).toBe(1)
    expect(await streakAt('2026-11-21T15:00:00Z', 'Asia/Tokyo')).toBe(2)
  })

  test('lives through the nights when clocks change', async () => {
    const zone = 'America/New_York'

    expect(await streakAt('2026-10-31T16:00:00Z', zone)).toBe(1)
    expect(await streakAt('2026-11-01T16:00:00Z', zone)).toBe(2)
    expect(await streakAt('2026-11-02T04:59:00Z', zone)).toBe(2)
    expect(await streakAt('2026-11-02T05:00:00Z', zone)).toBe(3)
  })

  test('is not farmed by travelling on paper', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'Europe/London', 'America/New_York']
    let best = 0
    for (let hour = 0; hour < 10 * 24; hour += 1) {
      const { currentStreak } = await open({ now: later(hour * HOUR), zone: zones[hour % zones.length]! })
      best = Math.max(best, currentStreak)
    }

    // Ten days, and one that a flight east may honestly win.
    expect(best).toBeLessThanOrEqual(12)
  })

  test('survives a flight west: the day that was opened stays the day until the next one', async () => {
    expect(await streakAt('2026-11-20T20:00:00Z', 'Asia/Tokyo')).toBe(1)
    expect(await streakAt('2026-11-21T16:00:00Z', 'Asia/Tokyo')).toBe(2)

    const landed = await open({ now: instant('2026-11-21T21:00:00Z'), zone: 'America/Los_Angeles' })

    // The 21st in Los Angeles, where the 22nd has been opened before.
    expect([landed.reading.date, landed.currentStreak]).toEqual(['2026-11-22', 2])
    expect(await streakAt('2026-11-22T21:00:00Z', 'America/Los_Angeles')).toBe(2)
    expect(await streakAt('2026-11-23T21:00:00Z', 'America/Los_Angeles')).toBe(3)
  })

  test('survives a flight east over the date line, which skips a date', async () => {
    expect(await streakAt('2027-05-01T18:00:00Z', 'Pacific/Honolulu')).toBe(1)
    expect(await streakAt('2027-05-02T18:00:00Z', 'Pacific/Honolulu')).toBe(2)

    // The 3rd in Honolulu, and the 4th in Auckland.
    expect(await streakAt('2027-05-03T21:00:00Z', 'Pacific/Auckland')).toBe(3)
  })

  test('survives a day on the other side of the date line', async () => {
    expect(await streakAt('2027-05-01T22:00:00Z', 'Pacific/Auckland')).toBe(1)
    expect(await streakAt('2027-05-02T22:00:00Z', 'Pacific/Honolulu')).toBe(1)
    expect(await streakAt('2027-05-03T22:00:00Z', 'Pacific/Auckland')).toBe(2)
  })

  test('believes another zone only a day after the last one', async () => {
    await open({ now: instant('2026-11-21T10:30:00Z'), zone: 'UTC' })

    const early = await open({ now: instant('2026-11-21T23:00:00Z'), zone: 'Pacific/Kiritimati' })
    const late = await open({ now: instant('2026-11-22T10:30:00Z'), zone: 'Pacific/Kiritimati' })

    expect([early.reading.date, late.reading.date]).toEqual(['2026-11-21', '2026-11-23'])
  })

  test('is looked at without being changed', async () => {
    const look = (day: number) => readStreak(stores, { account, zone: 'UTC', now: later(day * DAY) })
    expect(await look(0)).toEqual({ currentStreak: 0 })
    await open()
    await open({ now: later(DAY) })

    expect(await look(1)).toEqual({ currentStreak: 2 })
    expect(await look(2)).toEqual({ currentStreak: 2 })
    expect(await look(3)).toEqual({ currentStreak: 0 })
    expect((await open({ now: later(2 * DAY) })).currentStreak).toBe(3)
  })
})

describe('the reading of a day', () => {
  test('is for the Sun sign without access and for the person with it', async () => {
    expect((await open()).reading).toMatchObject({ date: '2026-11-21', scope: 'sign' })
    expect((await open({ now: later(DAY), hasActiveAccess: true })).reading).toMatchObject({
      date: '2026-11-22',
      scope: 'personal',
    })
  })

  test('is the same however often it is asked for', async () => {
    const first = await open({ hasActiveAccess: true })

    expect(await open({ now: later(HOUR), hasActiveAccess: true })).toEqual(first)
  })

  test('becomes personal on the day that access begins', async () => {
    await open()
    const gained = await open({ now: later(HOUR), hasActiveAccess: true })

    expect(gained).toMatchObject({ reading: { scope: 'personal' }, currentStreak: 1 })
    expect((await stores.readings.findLatestDay(account.id))?.personal).toEqual(gained.reading.content)
  })

  test('is none that was read of the sign before, and goes on from those read before access had a gap', async () => {
    const datesOf = async (day: number) => {
      await open({ now: later(day * DAY), hasActiveAccess: day === 0 || day > 3 })
      const { memory = NOTHING_READ } = (await stores.readings.findLatestDay(account.id))!
      return recall(memory, '2026-12-01').map(({ date }) => date)
    }

    const dates = []
    for (const day of [0, 1, 2, 4]) dates.push(await datesOf(day))

    expect(dates).toEqual([
      ['2026-11-21'],
      ['2026-11-21'],
      ['2026-11-21'],
      ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-25'],
    ])
  })

  test('takes the place of the sign’s in the memory, where it was read earlier on the same day', async () => {
    await open()
    await open({ hasActiveAccess: true })
    const later = await stores.readings.findLatestDay(account.id)
    const fresh = { ...fakeStores(), warn }
    await openDay(fresh, { account, hasActiveAccess: true, zone: 'UTC', now: NOW })

    expect(later?.memory).toEqual((await fresh.readings.findLatestDay(account.id))?.memory)
    expect(recall(later!.memory!, '2026-12-01').map(({ date }) => date)).toEqual(['2026-11-21'])
  })

  test('keeps no memory of its own while it is the sign’s', async () => {
    await open()

    expect((await stores.readings.findLatestDay(account.id))?.memory).toBeUndefined()
  })

  test('is the sign’s again once access is over', async () => {
    await open({ hasActiveAccess: true })

    expect((await open({ now: later(HOUR) })).reading.scope).toBe('sign')
  })

  test('is one, asked for twice at once', async () => {
    const [first, second] = await Promise.all([open({ hasActiveAccess: true }), open({ hasActiveAccess: true })])

    expect(second).toEqual(first)
    expect(first.currentStreak).toBe(1)
  })

  test('is personal for whoever has access, also when a request without it was faster', async () => {
    const [, withAccess] = await Promise.all([open(), open({ hasActiveAccess: true })])

    expect(withAccess.reading.scope).toBe('personal')
  })

  test('needs a birth date and no more', async () => {
    const dated = anAccount({ birthDate: '1993-06-15' })
    const visit = { hasActiveAccess: true, zone: 'UTC', now: NOW }

    await expect(openDay(stores, { ...visit, account: anAccount() })).rejects.toMatchObject({
      code: 'BIRTH_DATA_REQUIRED',
    })
    expect((await openDay(stores, { ...visit, account: dated })).reading.scope).toBe('sign')
  })
})

describe('the dashboard', () => {
  test('shows the day, the streak, the Moon and the Big Three', async () => {
    const home = await readDashboard(stores, { account, hasActiveAccess: false, zone: 'UTC', now: NOW })

    expect(home.horoscope).toEqual((await open()).reading)
    expect(home.streak).toEqual({ currentStreak: 1 })
    expect(home.bigThree?.sunSign).toBe('Gemini')
    expect(home.moon.phase).toBe('waxing_gibbous')
  })

  test('is there before any birth data is', async () => {
    const visit = { account: anAccount(), hasActiveAccess: false, zone: 'UTC', now: NOW }

    expect(await readDashboard(stores, visit)).toMatchObject({
      bigThree: null,
      horoscope: null,
      streak: { currentStreak: 0 },
    })
  })
})
