import { expect, test } from 'vitest'
import { beginsWithVerb, isOrder } from '../../../../../functions/domain/reading/words/isOrder.ts'

test.each([
  'Wash it first.',
  'Before supper, ring one friend.',
  'Just put it down.',
  "Don't open the second letter.",
])('%j tells the reader to do something', (sentence) => {
  expect([isOrder(sentence), beginsWithVerb(sentence)]).toEqual([true, true])
})

test.each([
  'Work is slow today.',
  'Help comes from the neighbor.',
  'Venus squares your Saturn.',
  'In a tab there is an advertisement.',
  'The list asks for one more line.',
])('%j tells of something', (sentence) => {
  expect(isOrder(sentence)).toBe(false)
})
