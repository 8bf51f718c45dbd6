import { describe, expect, test } from 'vitest'
import { dayAt, type LastDay, streakOn, streakShown } from '../../../../functions/domain/reading/dayRules.ts'
import { DAY } from '../../../../shared/domain/time.ts'
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
  expect([streakOn(lastDay(), date), streakShown(lastDay(), date)]).toEqual([opened, shown])
})

test('the streak of a month’s end goes on over it', () => {
  expect(streakOn(lastDay({ date: '2024-02-29' }), '2024-03-01')).toBe(5)
})

test('somebody without a day has no streak', () => {
  expect([streakOn(undefined, '2026-11-21'), streakShown(undefined, '2026-11-21')]).toEqual([1, 0])
})
