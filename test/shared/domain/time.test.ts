import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  epochSeconds,
  isoInstant,
  isRealDate,
  isZone,
  localDateAt,
  secondsOf,
  yearsBetween,
} from '../../../shared/domain/time.ts'

describe('a date', () => {
  test.each(['2026-11-21', '2000-02-29', '2024-02-29', '1920-01-01', '9999-12-31'])('the date %s exists', (date) => {
    expect(isRealDate(date)).toBe(true)
  })

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '+002026-01-01',
    '２０２６-01-01',
    '',
  ])('%o does not', (date) => {
    expect(isRealDate(date)).toBe(false)
  })

  test('days are added across months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  test('adding days and subtracting them gives the same date', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.integer({ min: -5000, max: 5000 }),
        (day, days) => {
          const date = day.toISOString().slice(0, 10)
          expect(addDays(addDays(date, days), -days)).toBe(date)
        },
      ),
    )
  })
})

test.each([
  ['2008-11-21', '2026-11-20', 17],
  ['2008-11-21', '2026-11-21', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-11-21', '2026-11-21', 0],
])('from %s to %s are %i years', (earlier, later, years) => {
  expect(yearsBetween(earlier, later)).toBe(years)
})

describe('the day on a clock', () => {
  const instant = secondsOf(new Date('2026-11-21T10:30:00Z'))

  test.each([
    ['UTC', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Pacific/Pago_Pago', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-21'],
  ])('in %s is %s', (zone, date) => {
    expect(localDateAt(instant, zone)).toBe(date)
  })

  test('a local date in an unknown time zone is an error', () => {
    expect(() => localDateAt(instant, 'Mars/Olympus')).toThrow(RangeError)
  })
})

test.each([
  ['Europe/Paris', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+05:00', false],
  ['', false],
  ['Europe/Paris; drop', false],
  ['../../etc/passwd', false],
  ['a'.repeat(10_000), false],
])('%.40s is a time zone: %s', (zone, isOne) => {
  expect(isZone(zone)).toBe(isOne)
})

test('instants are whole seconds, rounded down', () => {
  expect(secondsOf(new Date('2026-11-21T12:00:00.999Z'))).toBe(epochSeconds(1795262400))
  expect(isoInstant(epochSeconds(1795262400.9))).toBe('2026-11-21T12:00:00.000Z')
})
