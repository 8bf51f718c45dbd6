import { expect, test } from 'vitest'
import { minorUnitsIn } from '../../../../web/features/admin/RefundForm.tsx'

test.each([
  ['12.99', 1299],
  ['12,5', 1250],
  [' 7 ', 700],
  ['0', 0],
  ['1.999', undefined],
  ['-1', undefined],
  ['all', undefined],
  ['', undefined],
])('%j is %s minor units', (text, minor) => {
  expect(minorUnitsIn(text)).toBe(minor)
})
