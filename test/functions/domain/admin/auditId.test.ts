import { expect, test } from 'vitest'
import { auditMonth, instantOfAuditId, newAuditId } from '../../../../functions/domain/admin/auditId.ts'
import { epochSeconds } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'

test('ids of audit records sort by time, also within a second', () => {
  const ids = [NOW, NOW, NOW, later(1), later(9), later(10)].map(newAuditId)

  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the id of an audit record says when it was made', () => {
  expect(instantOfAuditId(newAuditId(NOW))).toBe(NOW)
})

test.each(['', 'nonsense', '1790000000', `${'9'.repeat(12)}-1-2`])('%j is no id of an audit record', (text) => {
  expect(instantOfAuditId(text)).toBeUndefined()
})

test.each([
  ['2026-11-30T23:59:59Z', '202611'],
  ['2026-12-01T00:00:00Z', '202612'],
])('the month of %s is %s, in UTC', (instant, month) => {
  expect(auditMonth(epochSeconds(Date.parse(instant) / 1000))).toBe(month)
})
