import { expect, test } from 'vitest'
import { readingGrade } from '../../../../../functions/domain/reading/words/readingGrade.ts'

test.each([
  // Six words of one syllable: 0.39 × 6 + 11.8 − 15.59.
  ['The cat sat on the mat.', -1.45],
  // Eight words of fifteen syllables.
  ['Venus makes a careful promise about tables tonight.', 9.655],
  // Silent ends: four words of four syllables.
  ["He talked, she's saved.", -2.23],
])('%j asks for grade %d', (sentence, grade) => {
  expect(readingGrade([sentence])).toBeCloseTo(grade, 2)
})

test('shorter sentences ask for less', () => {
  const words = 'You want to be liked as you are'

  expect(readingGrade([`${words}.`, `${words}.`])).toBeLessThan(readingGrade([`${words}, and ${words}.`]))
})
