import { expect, test } from 'vitest'
import { countThings } from '../../../../../functions/domain/reading/words/countThings.ts'

test.each([
  ['A cup, two cups and the box beside the boxes', 4],
  ['One knife or three knives, a pantry or pantries', 4],
  ['The hope that a doubt may pass', 0],
])('%s', (text, count) => {
  expect(countThings(text)).toBe(count)
})
