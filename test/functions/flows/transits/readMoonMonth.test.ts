import { expect, test } from 'vitest'
import { readMoonMonth } from '../../../../functions/flows/transits/readMoonMonth.ts'
import { Month, MoonMonth } from '../../../../shared/domain/moonMonth.ts'
import { aBornAccount } from '../../../makers/anAccount.ts'

const read = (changes: Partial<Parameters<typeof readMoonMonth>[0]> = {}) =>
  readMoonMonth({ account: aBornAccount(), hasActiveAccess: true, month: '2026-11', zone: 'Europe/London', ...changes })

test('a month has each of its days, its quarters, the signs all through it and the houses of the chart', () => {
  const month = read()

  MoonMonth.parse(month)
  expect(month.days.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-01', '2026-11-02'])
  expect(month.days).toHaveLength(30)
  // The full Moon of 24 November 2026, 14:53 UTC, is that of the almanacs.
  expect(month.quarters.find(({ phase }) => phase === 'full_moon')).toMatchObject({
    at: expect.stringMatching(/^2026-11-24T14:5/),
    sign: 'Gemini',
    house: expect.any(Number),
  })
  expect(month.signs.length).toBeGreaterThanOrEqual(13)
  expect(new Set(month.houses.map(({ house }) => house)).size).toBe(12)
  for (const [index, { house }] of month.houses.entries())
    if (index > 0) expect(house).toBe((month.houses[index - 1]!.house % 12) + 1)
})

test('what begins a month is what was there before it', () => {
  const { signs, houses } = read()

  expect(signs[0]!.from <= '2026-11-01T00:00').toBe(true)
  expect(houses[0]!.from <= '2026-11-01T00:00').toBe(true)
})

test.each([
  ['access', { hasActiveAccess: false }],
  ['a birth time', { account: aBornAccount({ birthTimeKnown: false }) }],
  ['birth data', { account: aBornAccount({ birthDate: null }) }],
])('without %s the sky is the same, and no house is named', (_, changes) => {
  const month = read(changes)

  expect(month.houses).toEqual([])
  expect(month.quarters.every(({ house }) => house === undefined)).toBe(true)
  expect(month.signs).toEqual(read().signs)
})

test('an eclipse is named', () => {
  const { quarters } = read({ month: '2027-02' })

  expect(quarters.map(({ eclipse }) => eclipse)).toContain('solar')
})

test('a day has its noon in the zone of the person', () => {
  const [london, auckland] = ['Europe/London', 'Pacific/Auckland'].map((zone) => read({ zone }).days[9]!.elongation)

  // Thirteen hours earlier, in which the Moon gains some seven degrees.
  expect(london! - auckland!).toBeGreaterThan(5)
  expect(london! - auckland!).toBeLessThan(9)
})

test.each([
  '2026-13',
  '2026-1',
  '1899-12',
  '2099-09',
  '',
  'November',
])('"%s" is no month that can be asked for', (month) => {
  expect(Month.safeParse(month).success).toBe(false)
})
