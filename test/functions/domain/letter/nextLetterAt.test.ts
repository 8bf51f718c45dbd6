import { expect, test } from 'vitest'
import { nextLetterAt } from '../../../../functions/domain/letter/nextLetterAt.ts'
import { addDays, isoInstant, localDateAt, secondsOf } from '../../../../shared/domain/time.ts'
import { isDeep } from '../../../setup/depth.ts'

const daily = { frequency: 'daily', hour: 7, zone: 'America/New_York' } as const

function next(rhythm: Parameters<typeof nextLetterAt>[0], now: string): string | undefined {
  const at = nextLetterAt(rhythm, secondsOf(new Date(now)))
  return at && isoInstant(at)
}

test('a daily letter comes at the hour of its zone, today while that is still ahead', () => {
  expect(next(daily, '2026-11-21T11:59:59Z')).toBe('2026-11-21T12:00:00.000Z')
  expect(next(daily, '2026-11-21T12:00:00Z')).toBe('2026-11-22T12:00:00.000Z')
})

test('the hour stays the same on the clocks when they go forward and back', () => {
  expect(next(daily, '2026-03-07T12:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
  expect(next(daily, '2026-10-31T11:00:00Z')).toBe('2026-11-01T12:00:00.000Z')
})

test('an hour that clocks skip is the one that they show instead', () => {
  expect(next({ ...daily, hour: 2 }, '2026-03-08T00:00:00Z')).toBe('2026-03-08T07:00:00.000Z')
})

test('of an hour that comes twice only the first counts', () => {
  const hour = { ...daily, hour: 1 }
  expect(next(hour, '2026-11-01T00:00:00Z')).toBe('2026-11-01T05:00:00.000Z')
  expect(next({ ...hour, lastDate: '2026-11-01' }, '2026-11-01T05:30:00Z')).toBe('2026-11-02T06:00:00.000Z')
})

test('a weekly letter comes on Mondays of its zone', () => {
  const weekly = { ...daily, frequency: 'weekly' } as const
  expect(next(weekly, '2026-11-21T12:00:00Z')).toBe('2026-11-23T12:00:00.000Z')
  expect(next({ ...weekly, lastDate: '2026-11-23' }, '2026-11-23T12:00:01Z')).toBe('2026-11-30T12:00:00.000Z')
})

test('a day that had its letter gets no other one, west of it either', () => {
  expect(next({ ...daily, zone: 'Pacific/Honolulu', lastDate: '2026-11-22' }, '2026-11-21T20:00:00Z')).toBe(
    '2026-11-23T17:00:00.000Z',
  )
})

test('nobody who wants none gets one', () => {
  expect(next({ ...daily, frequency: 'off' }, '2026-11-21T12:00:00Z')).toBeUndefined()
})

/** Where clocks change at two, at midnight, by half an hour, and in the other half of the year. */
const CHANGING = ['America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe', 'America/Santiago', 'America/Havana']
const HOURS = isDeep ? Array.from({ length: 24 }, (_, hour) => hour) : [0, 2, 23]

test.each(CHANGING)('in %s each day of a year has one letter, at whichever hour', (zone) => {
  for (const hour of HOURS) {
    let now = secondsOf(new Date('2026-01-01T00:00:00Z'))
    const dates: string[] = []
    while (dates.length < 365) {
      now = nextLetterAt({ frequency: 'daily', hour, zone, lastDate: dates.at(-1) }, now)!
      dates.push(localDateAt(now, zone))
    }
    expect([hour, dates]).toEqual([hour, dates.map((_, days) => addDays(dates[0]!, days))])
  }
})
