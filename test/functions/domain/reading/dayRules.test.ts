import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAt, type LastDay, streakOn, streakShown } from '../../../../functions/domain/reading/dayRules.ts'
import { DAY, type EpochSeconds, epochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

const lastDay = (changes: Partial<LastDay> = {}): LastDay => ({
  date: '2026-11-20',
  streak: 4,
  zone: 'UTC',
  zoneSince: later(-30 * DAY),
  ...changes,
})

describe('the day of a person', () => {
  test('is the first time the day of their zone', () => {
    expect(dayAt(undefined, { now: NOW, zone: 'Pacific/Kiritimati' })).toEqual({
      date: '2026-11-22',
      zone: 'Pacific/Kiritimati',
      zoneSince: NOW,
    })
  })

  test('keeps its zone without counting it as new', () => {
    expect(dayAt(lastDay(), { now: NOW, zone: 'UTC' })).toEqual({
      date: '2026-11-21',
      zone: 'UTC',
      zoneSince: later(-30 * DAY),
    })
  })

  test('takes another zone a day after the last change, at the second', () => {
    const last = lastDay({ zoneSince: later(-DAY + 1) })

    expect(dayAt(last, { now: NOW, zone: 'Asia/Tokyo' }).zone).toBe('UTC')
    expect(dayAt(last, { now: later(1), zone: 'Asia/Tokyo' })).toMatchObject({
      zone: 'Asia/Tokyo',
      zoneSince: later(1),
    })
  })

  test('never goes back behind a day that was opened', () => {
    expect(dayAt(lastDay({ date: '2026-11-22' }), { now: NOW, zone: 'Pacific/Pago_Pago' }).date).toBe('2026-11-22')
  })
})

test.each([
  ['2026-11-21', 5, 4],
  ['2026-11-22', 1, 0],
  ['2026-12-20', 1, 0],
])('after a streak of four, %s opens with %i and shows %i before', (date, opened, shown) => {
  const noon = { now: secondsOf(new Date(`${date}T12:00:00Z`)), zone: 'UTC' }

  expect([streakOn(lastDay(), noon), streakShown(lastDay(), noon)]).toEqual([opened, shown])
})

test('the streak of a month’s end goes on over it', () => {
  const now = secondsOf(new Date('2024-03-01T12:00:00Z'))
  const zoneSince = epochSeconds(now - 9 * DAY)

  expect(streakOn(lastDay({ date: '2024-02-29', zoneSince }), { now, zone: 'UTC' })).toBe(5)
})

test('somebody without a day has no streak', () => {
  const now = { now: NOW, zone: 'UTC' }

  expect([streakOn(undefined, now), streakShown(undefined, now)]).toEqual([1, 0])
})

/** A person's days, as a flow keeps them: a day that is opened again goes on in the zone where it was. */
function openEvery24Hours(first: EpochSeconds, zones: string[]): LastDay[] {
  const days: LastDay[] = []
  zones.forEach((zone, each) => {
    const last = days.at(-1)
    const now = { now: epochSeconds(first + each * DAY), zone }
    const day = dayAt(last, now)
    days.push({ ...day, streak: last?.date === day.date ? last.streak : streakOn(last, now) })
  })
  return days
}

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'Pacific/Kiritimati', 'Pacific/Pago_Pago')
const travels = fc.record({
  first: fc
    .integer({ min: secondsOf(new Date('2024-01-01')), max: secondsOf(new Date('2028-01-01')) })
    .map(epochSeconds),
  zones: fc.array(anyZone, { minLength: 2, maxLength: 12 }),
})

test('no travel breaks the streak of somebody who opens once in 24 hours, nor counts a day twice', () => {
  fc.assert(
    fc.property(travels, ({ first, zones }) => {
      const days = openEvery24Hours(first, zones)

      days.slice(1).forEach((day, each) => {
        const grown = day.streak - days[each]!.streak
        expect(grown).toBe(day.date === days[each]!.date ? 0 : 1)
      })
      expect(days.at(-1)!.streak).toBe(new Set(days.map(({ date }) => date)).size)
    }),
    { numRuns: 2_000 },
  )
})

test('a date that is left out without travel ends the streak, however late the last one was opened', () => {
  const last = lastDay({ date: '2026-11-20' })

  expect(streakOn(last, { now: secondsOf(new Date('2026-11-22T00:00:00Z')), zone: 'UTC' })).toBe(1)
})
