import { expect, test } from 'vitest'
import { hash } from '../../../../functions/domain/words/hash.ts'

test('a text has the same number in every release, since stored memories hold it', () => {
  expect(['', 'usr_jane', 'Venus tense Saturn'].map(hash)).toEqual([447806413, 930940723, 526430064])
})

test('numbers are spread evenly, also by their last bits', () => {
  const last = Array.from({ length: 6_000 }, (_, number) => hash(`usr_${number}`) % 6)
  const counts = [0, 1, 2, 3, 4, 5].map((rest) => last.filter((each) => each === rest).length)

  expect(Math.min(...counts)).toBeGreaterThan(900)
  expect(Math.max(...counts)).toBeLessThan(1_100)
})
