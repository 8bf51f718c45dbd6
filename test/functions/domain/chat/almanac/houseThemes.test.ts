import { expect, test } from 'vitest'
import { houseThemes } from '../../../../../functions/domain/chat/almanac/houseThemes.ts'

test('each of the twelve houses, in their order, has a theme of its own', () => {
  expect(houseThemes).toHaveLength(12)
  expect(new Set(houseThemes).size).toBe(12)
  expect(houseThemes.filter((theme) => !/^[a-z].*[a-z]$/.test(theme))).toEqual([])
  expect([houseThemes[1], houseThemes[6], houseThemes[9]]).toEqual([
    'money and what you own',
    'marriage and close partners',
    'the work that others see',
  ])
})
