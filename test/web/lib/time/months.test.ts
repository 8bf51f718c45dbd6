import { expect, test } from 'vitest'
import { addMonths, dayByKey, weeksOf } from '../../../../web/lib/time/months.ts'

test('weeks begin on Sunday, and November 2026 does too', () => {
  const weeks = weeksOf('2026-11')

  expect(weeks[0]![0]).toBe('2026-11-01')
  expect(weeks).toHaveLength(5)
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', ...Array(5)])
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
})

test('months follow each other over a new year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('keys lead by days, by weeks, to the ends of the week, and to the last day of a shorter month', () => {
  const from = (date: string, ...keys: string[]) => keys.map((key) => dayByKey(date, key))

  expect(from('2026-11-01', 'ArrowLeft', 'ArrowRight')).toEqual(['2026-10-31', '2026-11-02'])
  expect(from('2026-11-27', 'ArrowUp', 'ArrowDown')).toEqual(['2026-11-20', '2026-12-04'])
  expect(from('2026-11-27', 'Home', 'End')).toEqual(['2026-11-22', '2026-11-28'])
  expect(from('2026-03-31', 'PageUp', 'PageDown')).toEqual(['2026-02-28', '2026-04-30'])
  expect(from('2026-03-31', 'Enter')).toEqual([undefined])
})
