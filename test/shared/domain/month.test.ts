import { expect, test } from 'vitest'
import { isMonth, monthOf } from '../../../shared/domain/month.ts'

test('a date and an instant are in their month', () => {
  expect([monthOf('2026-11-27'), monthOf('2026-11-27T23:59:59.000Z')]).toEqual(['2026-11', '2026-11'])
})

test('there is a sky for the months of two centuries', () => {
  expect(['1900-01', '2099-08', '2099-09', '1899-12', '2026-13', ''].map(isMonth)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
