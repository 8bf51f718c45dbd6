import { expect, test } from 'vitest'
import { weekdayOf } from '../../../../functions/domain/words/calendar.ts'

test('a date has its day of the week, whatever the zone of the machine', () => {
  expect(['2026-11-22', '2026-11-23', '2024-02-29'].map(weekdayOf)).toEqual(['Sunday', 'Monday', 'Thursday'])
})
