import { expect, test } from 'vitest'
import { optionAfterKey, optionId } from '../../../../web/features/place/useComboboxKeys.ts'

const TEXT = -1

test.each([
  ['ArrowDown', TEXT, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, TEXT],
  ['ArrowUp', TEXT, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, TEXT],
])('%s moves from option %i to option %i of three', (key, from, to) => {
  expect(optionAfterKey(key, from, 3)).toBe(to)
})

test.each(['ArrowDown', 'ArrowUp'])('%s in an empty list stays in the text field', (key) => {
  expect(optionAfterKey(key, TEXT, 0)).toBe(TEXT)
})

test('letters, Tab, Home and Enter do not move between options', () => {
  expect(['a', 'Tab', 'Home', 'Enter'].map((key) => optionAfterKey(key, TEXT, 3))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('each option of a list has a unique id', () => {
  expect(new Set([0, 1, 2].map((index) => optionId('list', index))).size).toBe(3)
})
