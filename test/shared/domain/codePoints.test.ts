import { expect, test } from 'vitest'
import { codePoints } from '../../../shared/domain/codePoints.ts'

test.each([
  ['', 0],
  ['Jane', 4],
  ['李小龍', 3],
  ['👩', 1],
  ['👩‍🚀', 3],
  ['e\u0301', 2],
])('%j has its length in code points', (text, length) => {
  expect(codePoints(text)).toBe(length)
})
