import { expect, test } from 'vitest'
import { monthsAfter } from '../../../../functions/domain/admin/monthsAfter.ts'
import { isoInstant, secondsOf } from '../../../../shared/domain/time.ts'

test.each([
  ['2026-11-21T12:00:00.000Z', 12, '2027-11-21T12:00:00.000Z'],
  ['2026-01-31T23:59:59.000Z', 1, '2026-02-28T23:59:59.000Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T06:30:00.000Z', 12, '2029-02-28T06:30:00.000Z'],
  ['2026-10-31T00:00:00.000Z', 1, '2026-11-30T00:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 2, '2027-02-28T12:00:00.000Z'],
  ['2026-11-30T12:00:00.000Z', 24, '2028-11-30T12:00:00.000Z'],
])('from %s on %i months last until %s', (from, months, until) => {
  expect(isoInstant(monthsAfter(secondsOf(new Date(from)), months))).toBe(until)
})
