import { expect, test } from 'vitest'
import { reportId } from '../../../../functions/domain/compatibility/reportId.ts'
import { later, NOW } from '../../../makers/later.ts'

test('a report is named after its second and a piece of chance', () => {
  expect(reportId(NOW, undefined)).toMatch(new RegExp(`^00${NOW}-[A-Za-z0-9_-]{12}$`))
  expect(reportId(NOW, undefined)).not.toBe(reportId(NOW, undefined))
})

test('a report comes after every earlier one, also of the same second or of a clock that was ahead', () => {
  const numberOf = (id: string) => Number(id.slice(0, 12))
  const latest = (seconds: number) => `${String(later(seconds)).padStart(12, '0')}-aaaaaaaaaaaa`

  expect(numberOf(reportId(NOW, latest(-9)))).toBe(NOW)
  expect(numberOf(reportId(NOW, latest(-1)))).toBe(NOW)
  expect(numberOf(reportId(NOW, latest(0)))).toBe(later(1))
  expect(numberOf(reportId(NOW, latest(9)))).toBe(later(10))
})
