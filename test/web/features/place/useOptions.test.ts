import { expect, test } from 'vitest'
import { optionId, walk } from '../../../../web/features/place/useOptions.ts'

const TEXT = -1

test.each([
  ['ArrowDown', TEXT, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, TEXT],
  ['ArrowUp', TEXT, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, TEXT],
])('%s leads from %i to %i of three options, round through the text', (key, from, to) => {
  expect(walk(key, from, 3)).toBe(to)
})

test.each(['ArrowDown', 'ArrowUp'])('%s in an empty list stays in the text', (key) => {
  expect(walk(key, TEXT, 0)).toBe(TEXT)
})

test('letters and Tab belong to the text', () => {
  expect(['a', 'Tab', 'Home', 'Enter'].map((key) => walk(key, TEXT, 3))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('each option of a list has an id of its own', () => {
  expect(new Set([0, 1, 2].map((index) => optionId('list', index))).size).toBe(3)
})
