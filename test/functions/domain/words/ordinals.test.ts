import { expect, test } from 'vitest'
import { ordinal } from '../../../../functions/domain/words/ordinals.ts'

test('the twelve houses have their ordinals', () => {
  expect(Array.from({ length: 12 }, (_, index) => ordinal(index + 1)).join(' ')).toBe(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  )
})
