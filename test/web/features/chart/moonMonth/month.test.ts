import { expect, test } from 'vitest'
import type { MoonMonth } from '../../../../../shared/domain/moonMonth.ts'
import { moonDay } from '../../../../../web/features/chart/moonMonth/month.ts'

const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).toISOString()
const month: MoonMonth = {
  month: '2026-11',
  days: [...Array(30).keys()].map((day) => ({
    date: `2026-11-${String(day + 1).padStart(2, '0')}`,
    phase: 'full_moon',
    elongation: 180,
    illumination: 1,
  })),
  quarters: [{ phase: 'full_moon', at: at(24, 15), sign: 'Gemini' }],
  signs: [
    { sign: 'Taurus', from: at(22, 5), to: at(24, 6), voidFrom: at(23, 20) },
    { sign: 'Gemini', from: at(24, 6), to: at(26, 8), voidFrom: at(26, 8) },
  ],
  houses: [
    { house: 2, from: at(20) },
    { house: 3, from: at(24, 9) },
  ],
}

test('a day has the signs and houses of it, its quarter, and void hours cut off at midnight', () => {
  const day = moonDay(month, '2026-11-24')

  expect(day.signs.map(({ sign }) => sign)).toEqual(['Taurus', 'Gemini'])
  expect(day.houses.map(({ house }) => house)).toEqual([2, 3])
  expect(day.quarters).toHaveLength(1)
  expect(day.voids).toEqual([{ from: day.span.from, to: Date.parse(at(24, 6)) }])
  expect(moonDay(month, '2026-11-25')).toMatchObject({ voids: [], quarters: [], houses: [{ house: 3 }] })
})
