import { expect, test } from 'vitest'
import { countWords } from '../../../../functions/domain/words/countWords.ts'

test('words are what stands between spaces and line ends', () => {
  expect(['', '  ', "You're well-read.", ' one\n\ntwo  three '].map(countWords)).toEqual([0, 0, 2, 3])
})
