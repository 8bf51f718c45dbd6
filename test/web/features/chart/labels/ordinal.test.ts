import { expect, test } from 'vitest'
import { ordinal } from '../../../../../web/features/chart/labels/ordinal.ts'

test('the twelve houses have English ordinals', () => {
  const houses = Array.from({ length: 12 }, (_, index) => ordinal(index + 1))

  expect(houses.join(' ')).toBe('1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th')
})
