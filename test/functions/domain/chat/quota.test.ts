import { expect, test } from 'vitest'
import { nextMonth, questionLimit, quotaMonth, usageOf } from '../../../../functions/domain/chat/quota.ts'
import { type EpochSeconds, epochSeconds, isoInstant } from '../../../../shared/domain/time.ts'

const at = (text: string): EpochSeconds => epochSeconds(Date.parse(text) / 1000)

test.each([
  ['2026-11-30T23:59:59Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00Z', '2026-12', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2028-02', '2028-03-01T00:00:00.000Z'],
])('a question at %s counts in %s, and the next month begins at %s', (now, month, next) => {
  expect(quotaMonth(at(now))).toBe(month)
  expect(isoInstant(nextMonth(at(now)))).toBe(next)
})

test('whoever has access has a thousand questions a month, and nobody else has any', () => {
  const now = at('2026-11-21T12:00:00Z')
  const resetsAt = '2026-12-01T00:00:00.000Z'

  expect([questionLimit(true), questionLimit(false)]).toEqual([1000, 0])
  expect(usageOf({ used: 3, hasActiveAccess: true, now })).toEqual({
    remainingQuestions: 997,
    limit: 1000,
    used: 3,
    unlimited: true,
    resetsAt,
  })
  expect(usageOf({ used: 3, hasActiveAccess: false, now })).toEqual({
    remainingQuestions: 0,
    limit: 0,
    used: 3,
    unlimited: false,
    resetsAt,
  })
})
