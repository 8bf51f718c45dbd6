import { expect, test } from 'vitest'
import { clockAt, dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import { HOUR, isoInstant } from '../../../../../shared/domain/time.ts'

test.each([
  ['UTC', '2026-11-22', '2026-11-22T00:00:00.000Z', 24],
  ['America/New_York', '2026-11-22', '2026-11-22T05:00:00.000Z', 24],
  ['Asia/Kathmandu', '2026-11-22', '2026-11-21T18:15:00.000Z', 24],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ['Pacific/Kiritimati', '2026-11-22', '2026-11-21T10:00:00.000Z', 24],
  ['Asia/Beirut', '2026-10-24', '2026-10-23T21:00:00.000Z', 25],
])('in %s the day of %s begins at %s and has %i hours', (zone, date, begins, hours) => {
  const { from, to } = dayWindow(date, zone)

  expect(isoInstant(from)).toBe(begins)
  expect((to - from) / HOUR).toBe(hours)
})

test('a clock shows the day, the hour and the minute of its zone', () => {
  const { from } = dayWindow('2026-11-22', 'UTC')

  expect(clockAt(from, 'Asia/Kathmandu')).toEqual({ date: '2026-11-22', hour: 5, minute: 45 })
  expect(clockAt(from, 'America/New_York')).toEqual({ date: '2026-11-21', hour: 19, minute: 0 })
})

test('a zone that nobody knows is refused', () => {
  expect(() => dayWindow('2026-11-22', 'Mars/Olympus')).toThrow(RangeError)
})
