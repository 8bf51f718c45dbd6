import { expect, test } from 'vitest'
import {
  atEnd,
  daysBetween,
  moved,
  touchesQuarter,
  viewFrom,
  ZOOMS,
  zoomed,
} from '../../../../../web/features/chart/ahead/aheadView.ts'

test('a view zooms around its middle, from a month to a year, and no further', () => {
  const quarter = viewFrom(100)

  expect(zoomed(quarter, -1)).toEqual({ start: 131, days: 31 })
  expect(zoomed(zoomed(quarter, -1), -1)).toEqual(zoomed(quarter, -1))
  expect(zoomed(zoomed(zoomed(quarter, 1), 1), 1).days).toBe(ZOOMS.at(-1)!.days)
})

test('what begins today still does so after zooming', () => {
  expect(zoomed(viewFrom(0), -1)).toEqual({ start: 0, days: 31 })
  expect(zoomed(viewFrom(0), 1)).toEqual({ start: 0, days: 184 })
})

test('a view moves by a third and stays within the year', () => {
  expect(moved(viewFrom(0), 1).start).toBe(31)
  expect(moved(viewFrom(10), -1).start).toBe(0)
  expect(moved(atEnd(viewFrom(0)), 1)).toEqual(atEnd(viewFrom(0)))
  expect(viewFrom(9999)).toEqual(atEnd(viewFrom(0)))
})

test('a view asks for the quarters that it shows some of', () => {
  const asked = (start: number, days: number) => [0, 1, 2, 3].filter((index) => touchesQuarter({ start, days }, index))

  expect(asked(0, 92)).toEqual([0])
  expect(asked(1, 92)).toEqual([0, 1])
  expect(asked(92, 31)).toEqual([1])
  expect(asked(0, 366)).toEqual([0, 1, 2, 3])
})

test('days are counted over a change of clocks', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
})
