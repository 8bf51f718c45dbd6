import { expect, test } from 'vitest'
import { commonStarts } from '../../../../../functions/data/build/gazetteer/commonStarts.ts'
import { MOST_OF_START } from '../../../../../functions/domain/places/gazetteer/nameIndex.ts'

const many = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => start + String(index).padStart(4, '0'))

test('a start is common when more names share it than are read through', () => {
  const names = ['ab', ...many('ab', MOST_OF_START), 'b', ...many('ba', MOST_OF_START)].sort()

  expect(commonStarts(names)).toEqual([
    { start: 'a', from: 0, to: MOST_OF_START + 1 },
    { start: 'ab', from: 0, to: MOST_OF_START + 1 },
    { start: 'b', from: MOST_OF_START + 1, to: names.length },
  ])
})

test('names that are the whole start do not go on', () => {
  expect(commonStarts(Array(MOST_OF_START + 1).fill('ab'))).toEqual([
    { start: 'a', from: 0, to: MOST_OF_START + 1 },
    { start: 'ab', from: 0, to: MOST_OF_START + 1 },
  ])
})
